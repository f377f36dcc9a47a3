export * from './Container.tsx'
