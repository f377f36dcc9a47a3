/** Widths that pictures are made in; any other is refused, so that nobody fills the cache with sizes. */
export const widths = [160, 240, 320, 480, 640, 960, 1280, 1920] as const
export type Width = (typeof widths)[number]

/** Shapes of the pictures that the back end draws. Nothing but these paths is ever asked for. */
const shapes = [/^games\/[a-z0-9]+(?:-[a-z0-9]+)*$/, /^campaign\/[a-z0-9]+(?:-[a-z0-9]+)*$/]
const longest = 120

export type Format = 'avif' | 'webp'
export interface ImageRequest {
  /** Path on the back end. */
  readonly source: string
  readonly width: Width
}

/** The picture that `/img/{path}?w={width}` means, or null when it is none of ours. Without a width: 480 px. */
export function readImageRequest(path: string, width: unknown): ImageRequest | null {
  if (path.length > longest || !shapes.some((shape) => shape.test(path))) return null
  const wanted = width === undefined ? 480 : Number(width)
  const known = widths.find((each) => each === wanted)
  return known ? { source: `/art/${path}.svg`, width: known } : null
}

/** The better of the two formats that the browser takes; every browser of today takes one of them. */
export const formatFor = (accept: string | undefined): Format => (accept?.includes('image/avif') ? 'avif' : 'webp')
