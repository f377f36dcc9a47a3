import { cx } from 'class-variance-authority'
import type { ButtonSize, ScreenSizes } from './Button.tsx'
import { sizeFrom } from './byScreen.css.ts'

/** Size from each breakpoint up; `xs` is the base. */
export type ButtonSizes = { xs: ButtonSize } & Partial<Record<keyof typeof sizeFrom, ButtonSize>>

/** `size={responsiveSize({ xs: 'sm', md: 'lg' })}`. A separate module, so that only pages that import it load its CSS. */
export const byScreen = ({ xs, sm, md, lg, xl, xxl }: ButtonSizes): ScreenSizes => ({
  base: xs,
  from: cx(sm && sizeFrom.sm[sm], md && sizeFrom.md[md], lg && sizeFrom.lg[lg], xl && sizeFrom.xl[xl], xxl && sizeFrom.xxl[xxl]),
})
