import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames, breakpoints } from '@casino/tokens/breakpoints'

/** What Chromatic draws of every story: each brand at each breakpoint, as `npm run visual` does. `theme` is the toolbar's global of the brand. */
export const chromaticModes: Readonly<Record<string, { readonly theme: Brand; readonly viewport: number }>> = Object.fromEntries(
  brands.flatMap((brand) =>
    breakpointNames.map((name: Breakpoint) => [`${brand} ${name} ${breakpoints[name]}`, { theme: brand, viewport: breakpoints[name] }]),
  ),
)
