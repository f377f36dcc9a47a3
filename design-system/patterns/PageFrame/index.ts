export * from './PageFrame.tsx'
