import sharp from 'sharp'
import type { Format } from './request.ts'

sharp.cache(false) // the finished pictures are cached here; sharp's own cache would hold the memory twice
sharp.concurrency(1)

/** Pixels of a drawing at most: 4 megapixels stop a bomb long before they are drawn. */
const mostPixels = 4_000_000

/** Draws an SVG at a width in px. Rejects when it is not a drawing or too large. */
export async function render(svg: Buffer, width: number, format: Format): Promise<Buffer> {
  const { width: own = width } = await sharp(svg, { limitInputPixels: mostPixels }).metadata()
  // drawn at its final size at once: an SVG enlarged as pixels would be soft
  const density = Math.min(600, Math.max(36, (72 * width) / own))
  const image = sharp(svg, { limitInputPixels: mostPixels, density }).resize({ width, fit: 'inside' })
  return format === 'avif' ? image.avif({ quality: 55, effort: 2 }).toBuffer() : image.webp({ quality: 80, effort: 3 }).toBuffer()
}

/** A quiet grey in place of a picture that cannot be had. */
export const placeholder = (width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 4) / 3)}"><rect width="100%" height="100%" fill="#808890" fill-opacity=".25"/></svg>`,
  )
