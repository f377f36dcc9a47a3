/** Allowed image widths in px. Any other is rejected, so that requests cannot fill the cache with arbitrary sizes. */
export const widths = [160, 240, 320, 480, 640, 960, 1280, 1920] as const
export type Width = (typeof widths)[number]

/** Allow-list of the image paths requested from the back end. */
const shapes = [/^games\/[a-z0-9]+(?:-[a-z0-9]+)*$/, /^campaign\/[a-z0-9]+(?:-[a-z0-9]+)*$/]
const longest = 120

export type Format = 'avif' | 'webp'
export interface ImageRequest {
  /** Path on the back end. */
  readonly source: string
  readonly width: Width
}

/** Parses `/img/{path}?w={width}`. Null when the path or width is not allowed. Default width: 480 px. */
export function readImageRequest(path: string, width: unknown): ImageRequest | null {
  if (path.length > longest || !shapes.some((shape) => shape.test(path))) return null
  const wanted = width === undefined ? 480 : Number(width)
  const known = widths.find((each) => each === wanted)
  return known ? { source: `/art/${path}.svg`, width: known } : null
}

/** AVIF where the `Accept` header names it, else WebP, which every supported browser decodes. */
export const formatFor = (accept: string | undefined): Format => (accept?.includes('image/avif') ? 'avif' : 'webp')
