import { isImageName } from '@casino/features/content/address'
import { type ImageWidth, imageWidths } from '@casino/tokens/imageWidths'

export type ImageFormat = 'avif' | 'webp'
export interface ImageRequest {
  /** Path on the back end. */
  source: string
  width: ImageWidth
}

/** Parses `/img/{path}?w={width}`. Null when the path or width is not allowed. Default width: 480 px. */
export function parseImageRequest(path: string, width: unknown): ImageRequest | null {
  if (!isImageName(path)) return null
  const requestedWidth = width === undefined ? 480 : Number(width)
  const allowedWidth = imageWidths.find((each) => each === requestedWidth)
  return allowedWidth ? { source: `/art/${path}.svg`, width: allowedWidth } : null
}

/** AVIF where the `Accept` header names it, else WebP, which every supported browser decodes. */
export const negotiateFormat = (accept: string | undefined): ImageFormat => (accept?.includes('image/avif') ? 'avif' : 'webp')
