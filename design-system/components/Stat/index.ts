export * from './Stat.tsx'
