import { cx } from 'class-variance-authority'
import type { ButtonSize, ScreenSizes } from './Button.tsx'
import { sizeFrom } from './byScreen.css.ts'

/** A size for each screen size from which it holds; `xs` is the base. */
export type ButtonSizes = { xs: ButtonSize } & Partial<Record<keyof typeof sizeFrom, ButtonSize>>

/** `size={byScreen({ xs: 'sm', md: 'lg' })}`. Apart from Button, so that only a page that asks for it is sent its rules. */
export const byScreen = ({ xs, sm, md, lg, xl, xxl }: ButtonSizes): ScreenSizes => ({
  base: xs,
  from: cx(sm && sizeFrom.sm[sm], md && sizeFrom.md[md], lg && sizeFrom.lg[lg], xl && sizeFrom.xl[xl], xxl && sizeFrom.xxl[xxl]),
})
