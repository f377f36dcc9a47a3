import type { Breakpoint } from '@casino/tokens/breakpoints'
import { styleVariants } from '@vanilla-extract/css'
import { layer, up } from '../../theme/index.ts'
import { measures } from './Button.css.ts'

const from = (screen: Breakpoint) =>
  styleVariants(measures, (rule) => ({ '@layer': { [layer.components]: { '@media': { [up(screen)]: rule } } } }))

/** Size classes per breakpoint, narrowest first, so that the widest matching one wins. */
export const sizeFrom = { sm: from('sm'), md: from('md'), lg: from('lg'), xl: from('xl'), xxl: from('xxl') }
