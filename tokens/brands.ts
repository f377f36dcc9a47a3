import type { brands } from './generated/brands.ts'

/** From `brands.json`, the one list of brands; the first is the default. */
export { brandChrome, brands, brandTitles } from './generated/brands.ts'
export type Brand = (typeof brands)[number]

export const contrastModes = ['normal', 'more'] as const
export type ContrastMode = (typeof contrastModes)[number]
