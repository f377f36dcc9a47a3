import { imageShapes } from '@casino/tokens/imageShapes'
import sharp from 'sharp'
import { type ImageFormat, type ImageSize, pixelsOf } from './imageRequest.ts'
import type { ImageSource } from './imageSource.ts'

sharp.cache(false) // rendered images are cached by createImageCache; sharp's own cache would hold them in memory twice
sharp.concurrency(1)

/**
 * Limits of the input in pixels: sharp rejects a decompression bomb by the size that its header states, before decoding it. A photograph may
 * be larger than artwork, which has the size of its SVG.
 */
const maxPixels = { svg: 4_000_000, raster: 12_000_000 } as const
const maxSeconds = 10

/** What a file of each type is to sharp: the type in its name or header proves nothing. */
const decodedFormats: Readonly<Record<ImageSource['type'], readonly string[]>> = {
  svg: ['svg'],
  png: ['png'],
  jpeg: ['jpeg'],
  webp: ['webp'],
  avif: ['heif'],
}

/**
 * Renders a source at a size, without its metadata. Rejects when it is too large, or not of the type that its name says: an SVG named `.png`
 * would pass the limits of a photograph.
 */
export async function renderImage({ body, type }: ImageSource, size: ImageSize, format: ImageFormat): Promise<Buffer> {
  const limits = { limitInputPixels: type === 'svg' ? maxPixels.svg : maxPixels.raster, sequentialRead: true } as const
  const { width: intrinsicWidth, format: decoded } = await sharp(body, limits).metadata()
  if (!decodedFormats[type].includes(decoded)) throw new Error(`a file named ${type} is ${decoded}`)
  const { width, height } = pixelsOf(size)
  // artwork is rasterised at its final size: enlarging the bitmap would blur it
  const density = type === 'svg' ? { density: Math.min(600, Math.max(36, (72 * width) / (intrinsicWidth || width))) } : {}
  const image = sharp(body, { ...limits, ...density })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(height === null ? { width, fit: 'inside' } : { width, height, ...fitOf(size) })
  return format === 'avif' ? image.avif({ quality: 55, effort: 2 }).toBuffer() : image.webp({ quality: 80, effort: 3 }).toBuffer()
}

const fitOf = (size: ImageSize) => ({
  fit: size.type === 'shape' ? imageShapes[size.shape].fit : ('inside' as const),
  background: { r: 0, g: 0, b: 0, alpha: 0 },
})

/** White placeholder SVG of the requested size for an image that could not be loaded: translucent, so that it is quiet on a dark page. */
export function placeholder(size: ImageSize): Buffer {
  const { width, height } = pixelsOf(size)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height ?? Math.round((width * 4) / 3)}"><rect width="100%" height="100%" fill="#fff" fill-opacity=".3"/></svg>`,
  )
}
