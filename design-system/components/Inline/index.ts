export * from './Inline.tsx'
