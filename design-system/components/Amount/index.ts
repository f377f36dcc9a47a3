export * from './Amount.tsx'
