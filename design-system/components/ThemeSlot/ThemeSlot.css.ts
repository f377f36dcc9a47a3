import { breakpoints } from '@casino/tokens/breakpoints'
import { styleVariants } from '@vanilla-extract/css'
import { layer } from '../../theme/index.ts'

/* A server theme selects the value of a breakpoint by these unset variables; without a theme the smallest breakpoint's value is shown. */
const display = (slot: string, from: string, shown: string) => ({
  '@layer': { [layer.components]: { display: `var(--button-${slot}-${from},${from === 'xs' ? shown : 'none'})` } },
})

export const label = styleVariants(breakpoints, (_, from) => display('label', from, 'inline'))
export const loading = styleVariants(breakpoints, (_, from) => display('loading', from, 'inline'))
export const iconStart = styleVariants(breakpoints, (_, from) => display('icon-start', from, 'inline-flex'))
export const iconEnd = styleVariants(breakpoints, (_, from) => display('icon-end', from, 'inline-flex'))
