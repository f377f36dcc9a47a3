/** Bytes beyond React: `script` (brotli) and `css` (gzip) of the first view; the lazy ones are loaded on intent. */
export interface ComponentCost {
  name: string
  script: number
  css: number
  lazyScript: number
  lazyCss: number
}

/** Written by `npm run costs` before Storybook starts; empty when Storybook was started without it. */
const measured = import.meta.glob<{ parts: readonly ComponentCost[] }>('../generated/costs.json', { eager: true, import: 'default' })

/** Bytes per component, or null if they were not measured. */
export const componentCosts: readonly ComponentCost[] | null = Object.values(measured)[0]?.parts ?? null

export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 9950 ? 1 : 0)} kB`
