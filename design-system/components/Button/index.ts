export * from './Button.tsx'
export { type ButtonSizes, byScreen } from './byScreen.ts'
