import { cx } from 'class-variance-authority'
import type { ButtonSize, ResponsiveButtonSize } from './Button.tsx'
import { sizesFromBreakpoint } from './responsiveSize.css.ts'

/** Size from each breakpoint up; `xs` is the base. */
export type ButtonSizesByBreakpoint = { xs: ButtonSize } & Partial<Record<keyof typeof sizesFromBreakpoint, ButtonSize>>

/** `size={responsiveSize({ xs: 'sm', md: 'lg' })}`. A separate module, so that only pages that import it load its CSS. */
export const responsiveSize = ({ xs, sm, md, lg, xl, xxl }: ButtonSizesByBreakpoint): ResponsiveButtonSize => ({
  base: xs,
  responsiveClass: cx(
    sm && sizesFromBreakpoint.sm[sm],
    md && sizesFromBreakpoint.md[md],
    lg && sizesFromBreakpoint.lg[lg],
    xl && sizesFromBreakpoint.xl[xl],
    xxl && sizesFromBreakpoint.xxl[xxl],
  ),
})
