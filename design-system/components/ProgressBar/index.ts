export * from './ProgressBar.tsx'
