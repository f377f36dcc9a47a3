/**
 * Named shapes that the image proxy of the site crops or fits images into, in CSS px (specification, *Business constants*; banner, popup and
 * news have no documented size). `density`: pixels per CSS px, 2 for what would blur on a dense screen. `cover` crops, `contain` never does.
 */
export const imageShapes = {
  wallpaper: { width: 1920, height: 1080, density: 1, fit: 'cover' },
  'wallpaper-small': { width: 540, height: 540, density: 1, fit: 'cover' },
  logo: { width: 210, height: 100, density: 2, fit: 'contain' },
  'top-logo': { width: 210, height: 72, density: 2, fit: 'contain' },
  'background-logo': { width: 719, height: 72, density: 2, fit: 'cover' },
  banner: { width: 1280, height: 480, density: 1, fit: 'cover' },
  popup: { width: 640, height: 360, density: 2, fit: 'cover' },
  news: { width: 640, height: 360, density: 1, fit: 'cover' },
} as const satisfies Readonly<Record<string, { width: number; height: number; density: 1 | 2; fit: 'cover' | 'contain' }>>

export type ImageShape = keyof typeof imageShapes

/** Address of an image in a shape. `path`: on the image proxy, without a query. */
export const imageInShape = (path: string, shape: ImageShape): string => `${path}?shape=${shape}`
