export * from './ThemeSlot.tsx'
