export * from './Heading.tsx'
