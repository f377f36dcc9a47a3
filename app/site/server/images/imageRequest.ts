import { isImageName } from '@casino/features/navigation/address'
import { type ImageShape, imageShapes } from '@casino/tokens/imageShapes'
import { type ImageWidth, imageWidths } from '@casino/tokens/imageWidths'
import { negotiate } from '@fastify/accept-negotiator'

export type ImageFormat = 'avif' | 'webp'
/** Size of a rendered image: a width whose height follows, or a named shape. */
export type ImageSize = { type: 'width'; width: ImageWidth } | { type: 'shape'; shape: ImageShape }
export interface ImageRequest {
  /** Path on the back end. */
  source: string
  size: ImageSize
}

const isShape = (name: unknown): name is ImageShape => typeof name === 'string' && Object.hasOwn(imageShapes, name)

/** Parses `/img/{path}?w={width}` or `?shape={name}`. Null when the path or the size is not allowed. Default width: 480 px. */
export function parseImageRequest(path: string, { w, shape }: { w?: unknown; shape?: unknown }): ImageRequest | null {
  if (!isImageName(path)) return null
  const size = parseSize(w, shape)
  // a name without an extension is artwork, drawn as SVG; any other is a file of the CMS
  return size && { source: /\.\w+$/.test(path) ? `/art/${path}` : `/art/${path}.svg`, size }
}

function parseSize(w: unknown, shape: unknown): ImageSize | null {
  if (shape !== undefined) return isShape(shape) && w === undefined ? { type: 'shape', shape } : null
  const requestedWidth = w === undefined ? 480 : Number(w)
  const width = imageWidths.find((each) => each === requestedWidth)
  return width ? { type: 'width', width } : null
}

/** Width and height of a rendered image in px; null: the height follows from the source. */
export function pixelsOf(size: ImageSize): { width: number; height: number | null } {
  if (size.type === 'width') return { width: size.width, height: null }
  const { width, height, density } = imageShapes[size.shape]
  return { width: width * density, height: height * density }
}

/** `480` or `wallpaper`: a size in keys of caches. */
export const sizeKey = (size: ImageSize): string => (size.type === 'width' ? String(size.width) : size.shape)

/** AVIF where the `Accept` header names and prefers it, else WebP, which every supported browser decodes. */
export const negotiateFormat = (accept: string | undefined): ImageFormat =>
  negotiate(accept ?? '', ['image/avif', 'image/webp']) === 'image/avif' ? 'avif' : 'webp'
