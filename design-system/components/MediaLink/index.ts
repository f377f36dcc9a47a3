export * from './MediaLink.tsx'
