/** Smallest viewport width of each size in CSS px, smallest first. `xs` is the base: styles without a media query. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

export type Breakpoint = keyof typeof breakpoints

/** Breakpoints above the base, each with a media query; in ascending order of width. */
export const mediaBreakpoints = ['sm', 'md', 'lg', 'xl', 'xxl'] as const satisfies readonly Breakpoint[]

export type MediaBreakpoint = (typeof mediaBreakpoints)[number]

/** Names in ascending order of width. */
export const breakpointNames = ['xs', ...mediaBreakpoints] as const satisfies readonly Breakpoint[]
