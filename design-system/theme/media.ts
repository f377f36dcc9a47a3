import { type Breakpoint, breakpoints, mediaBreakpoints } from '@casino/tokens/breakpoints'
import type { ResponsiveValue } from './responsiveValue.ts'

/**
 * Media query for viewports at least as wide as a breakpoint: `'@media': { [up('md')]: {…} }`.
 * In `em`, so that text zoom moves the layout as page zoom does. `xs` is the base and matches always.
 */
export const up = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] / 16}em)`

/** Media query for a hovering pointer on a large screen: hover styles apply only there. */
export const hover = `(hover: hover) and (pointer: fine) and ${up('lg')}`

/** `'@media'` of a style: the rule of each value above the base, smallest breakpoint first. */
export const mediaRules = <T, Rule>(values: ResponsiveValue<T>, toRule: (value: T) => Rule): Record<string, Rule> =>
  Object.fromEntries(
    mediaBreakpoints.flatMap((breakpoint) => {
      const value = values[breakpoint]
      return value === undefined ? [] : [[up(breakpoint), toRule(value)]]
    }),
  )
