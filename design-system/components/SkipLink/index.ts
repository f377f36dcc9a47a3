export * from './SkipLink.tsx'
