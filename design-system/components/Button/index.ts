export * from './Button.tsx'
export { type ButtonLook, outlined, square } from './buttonLooks.ts'
export { type ButtonSizesByBreakpoint, responsiveSize } from './responsiveSize.ts'
