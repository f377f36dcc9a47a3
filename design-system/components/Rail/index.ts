export * from './Rail.tsx'
