import sharp from 'sharp'
import type { ImageFormat } from './imageRequest.ts'

sharp.cache(false) // rendered images are cached by createImageCache; sharp's own cache would hold them in memory twice
sharp.concurrency(1)

/** Limit of the input size, 4 megapixels: sharp rejects a decompression bomb before rasterising it. */
const maxPixels = 4_000_000

/** Renders an SVG at a width in px. Rejects when the input is no SVG or too large. */
export async function renderImage(svg: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const { width: intrinsicWidth = width } = await sharp(svg, { limitInputPixels: maxPixels }).metadata()
  // rasterised at its final size: enlarging the bitmap would blur it
  const density = Math.min(600, Math.max(36, (72 * width) / intrinsicWidth))
  const image = sharp(svg, { limitInputPixels: maxPixels, density }).resize({ width, fit: 'inside' })
  return format === 'avif' ? image.avif({ quality: 55, effort: 2 }).toBuffer() : image.webp({ quality: 80, effort: 3 }).toBuffer()
}

/** Grey placeholder SVG for an image that could not be loaded. */
export const placeholder = (width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 4) / 3)}"><rect width="100%" height="100%" fill="#808890" fill-opacity=".25"/></svg>`,
  )
