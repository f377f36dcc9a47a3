export * from './Surface.tsx'
