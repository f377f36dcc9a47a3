export * from './FilterBar.tsx'
