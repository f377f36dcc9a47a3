import { type Breakpoint, breakpoints, mediaBreakpoints } from '@casino/tokens/breakpoints'
import type { ResponsiveValue } from './responsiveValue.ts'

/**
 * Media query for viewports at least as wide as a breakpoint: `'@media': { [up('md')]: {…} }`.
 * In `em`, so that text zoom moves the layout as page zoom does. `xs` is the base and matches always.
 */
export const up = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] / 16}em)`

/** Media query for viewports without the height for bars that stay: phones held sideways, enlarged text. */
export const short = '(max-height: 30em)'

/**
 * Media query for screens on which bars scroll with the page: those without height, and those narrower than any phone, as with text enlarged
 * to 150 % or more, where a bar needs several lines and would cover what has the focus.
 */
export const cramped = `(width < 19em), ${short}`

/** Media query for a hovering pointer on a large screen: hover styles apply only there. */
export const hover = `(hover: hover) and (pointer: fine) and ${up('lg')}`

/** Media query for a screen that is pressed with a finger. */
export const touch = '(pointer: coarse)'

/** Media query for viewports narrower than a breakpoint. */
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint] / 16}em)`

/**
 * A tablet in landscape: as wide as `lg`, without a pointer that hovers. Menus treat it as `md`, as they treat it in portrait (specification,
 * *Screen sizes*: "lg with tablet exceptions").
 */
export const tabletAtLg = `${up('lg')} and ${below('xl')} and (hover: none)`

/** Large screens but for tablets: a menu leaves the page beside it usable. A query of two alternatives, for `matchMedia` too. */
export const desktop = `${up('lg')} and (hover: hover), ${up('xl')}`

/** Media query of each screen size alone, as menus count them: a tablet at the width of `lg` is `md`. */
export const mediaAt = {
  xs: below('sm'),
  sm: `${up('sm')} and ${below('md')}`,
  md: `${up('md')} and ${below('lg')}, ${tabletAtLg}`,
  lg: `${up('lg')} and ${below('xl')} and (hover: hover)`,
  xl: `${up('xl')} and ${below('xxl')}`,
  xxl: up('xxl'),
} as const satisfies Record<Breakpoint, string>

/** `'@media'` of a style: the rule of each value above the base, smallest breakpoint first. */
export const mediaRules = <T, Rule>(values: ResponsiveValue<T>, toRule: (value: T) => Rule): Record<string, Rule> =>
  Object.fromEntries(
    mediaBreakpoints.flatMap((breakpoint) => {
      const value = values[breakpoint]
      return value === undefined ? [] : [[up(breakpoint), toRule(value)]]
    }),
  )
