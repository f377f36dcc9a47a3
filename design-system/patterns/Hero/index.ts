export * from './Hero.tsx'
