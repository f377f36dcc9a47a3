export * from './family.tsx'
export * from './Skeleton.tsx'
