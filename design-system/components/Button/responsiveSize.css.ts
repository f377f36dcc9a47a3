import type { Breakpoint } from '@casino/tokens/breakpoints'
import { buttonSizes } from '../../styling/buttonAppearance.ts'
import { componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'
import { valueAt } from '../../theme/responsiveValue.ts'
import { fallback } from './Button.css.ts'

const sizesFrom = (breakpoint: Breakpoint) =>
  componentVariants(buttonSizes, ({ height, padding, fontSize }) => ({
    '@media': {
      [up(breakpoint)]: { vars: { [fallback.height]: height, [fallback.padding]: valueAt(padding, breakpoint) }, fontSize },
    },
  }))

/** Size classes per breakpoint, narrowest first, so that the widest matching one wins. */
export const sizesFromBreakpoint = {
  sm: sizesFrom('sm'),
  md: sizesFrom('md'),
  lg: sizesFrom('lg'),
  xl: sizesFrom('xl'),
  xxl: sizesFrom('xxl'),
}
