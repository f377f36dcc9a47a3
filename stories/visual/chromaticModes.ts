import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames, breakpoints } from '@casino/tokens/breakpoints'

/** Chromatic modes: each brand at each breakpoint, as in `npm run visual`. `theme` is the Storybook global of the brand. */
export const chromaticModes: Readonly<Record<string, { theme: Brand; viewport: number }>> = Object.fromEntries(
  brands.flatMap((brand) =>
    breakpointNames.map((name: Breakpoint) => [`${brand} ${name} ${breakpoints[name]}`, { theme: brand, viewport: breakpoints[name] }]),
  ),
)
