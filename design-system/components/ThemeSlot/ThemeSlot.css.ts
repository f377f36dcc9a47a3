import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { type ButtonThemeSlot, themedButton } from '../../styling/buttonAppearance.ts'
import { componentVariants } from '../../styling/componentStyle.ts'

/* A server theme selects a breakpoint's value with these unset variables. Without a theme the smallest breakpoint's value is shown. */
const display = (slot: ButtonThemeSlot, from: Breakpoint, shown: string) => ({
  display: themedButton(`${slot}-${from}`, from === 'xs' ? shown : 'none'),
})

export const label = componentVariants(breakpoints, (_, from) => display('label', from, 'inline'))
export const loading = componentVariants(breakpoints, (_, from) => display('loading', from, 'inline'))
export const iconStart = componentVariants(breakpoints, (_, from) => display('icon-start', from, 'inline-flex'))
export const iconEnd = componentVariants(breakpoints, (_, from) => display('icon-end', from, 'inline-flex'))
