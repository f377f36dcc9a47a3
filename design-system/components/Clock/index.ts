export * from './Clock.tsx'
