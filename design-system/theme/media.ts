import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'

/**
 * Media query for viewports at least as wide as a breakpoint: `'@media': { [up('md')]: {…} }`.
 * In `em`, so that text zoom moves the layout as page zoom does. `xs` is the base and matches always.
 */
export const up = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] / 16}em)`

/** Media query for a hovering pointer on a large screen: hover styles apply only there. */
export const hover = `(hover: hover) and (pointer: fine) and ${up('lg')}`
