export * from './Show.tsx'
