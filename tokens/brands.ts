/** Every brand has a token file of its own name in `src/`, and one named `{brand}-contrast`. The first is the default. */
export const brands = ['nordlys', 'strand'] as const
export type Brand = (typeof brands)[number]

export const contrastModes = ['normal', 'more'] as const
export type ContrastMode = (typeof contrastModes)[number]

/** Page colour of each brand for `<meta name="theme-color">`: browsers use it before any style sheet loads, hence in sRGB here. */
export const brandChrome: Readonly<Record<Brand, { themeColor: string; scheme: 'dark' | 'light' }>> = {
  nordlys: { themeColor: '#091018', scheme: 'dark' },
  strand: { themeColor: '#f8f4eb', scheme: 'light' },
}
