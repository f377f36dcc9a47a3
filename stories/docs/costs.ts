/** Bytes beyond React: `script` (brotli) and `css` (gzip) of the first view; the lazy ones are loaded on intent. */
export interface PartCost {
  readonly name: string
  readonly script: number
  readonly css: number
  readonly lazyScript: number
  readonly lazyCss: number
}

/** Written by `npm run costs` before Storybook starts; empty when Storybook was started without it. */
const measured = import.meta.glob<{ parts: readonly PartCost[] }>('../generated/costs.json', { eager: true, import: 'default' })

/** Bytes per component, or null if they were not measured. */
export const costs: readonly PartCost[] | null = Object.values(measured)[0]?.parts ?? null

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 9950 ? 1 : 0)} kB`
