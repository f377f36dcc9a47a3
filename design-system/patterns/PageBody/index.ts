export * from './PageBody.tsx'
