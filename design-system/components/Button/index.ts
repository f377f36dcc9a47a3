export * from './Button.tsx'
export { type ButtonSizesByBreakpoint, responsiveSize } from './responsiveSize.ts'
