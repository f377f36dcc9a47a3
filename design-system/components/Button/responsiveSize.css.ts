import type { Breakpoint } from '@casino/tokens/breakpoints'
import { styleVariants } from '@vanilla-extract/css'
import { layer, up } from '../../theme/index.ts'
import { sizeRules } from './Button.css.ts'

const sizesFrom = (breakpoint: Breakpoint) =>
  styleVariants(sizeRules, (rule) => ({ '@layer': { [layer.components]: { '@media': { [up(breakpoint)]: rule } } } }))

/** Size classes per breakpoint, narrowest first, so that the widest matching one wins. */
export const sizesFromBreakpoint = {
  sm: sizesFrom('sm'),
  md: sizesFrom('md'),
  lg: sizesFrom('lg'),
  xl: sizesFrom('xl'),
  xxl: sizesFrom('xxl'),
}
