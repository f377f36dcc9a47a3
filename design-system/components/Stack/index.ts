export * from './Stack.tsx'
