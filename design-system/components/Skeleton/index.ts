export * from './CompositeSkeletons.tsx'
export * from './Skeleton.tsx'
