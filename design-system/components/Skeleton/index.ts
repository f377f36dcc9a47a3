export * from './Skeleton.tsx'
