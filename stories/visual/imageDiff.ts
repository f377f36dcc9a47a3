import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

sharp.concurrency(1) // images are processed in parallel already

/** Raw pixels of an image, RGBA. */
interface Pixels {
  data: Buffer
  width: number
  height: number
}

export interface ImageDifference {
  /** Number of visibly different pixels, at the scale of the stored image. */
  pixels: number
  /** Their share of the image, 0 to 1. Images of different sizes are compared at the larger size. */
  share: number
  /** The differences in red on a faded image, as PNG. */
  png: Buffer
}

const readPixels = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Hash of an image's exact pixels: equal fingerprints mean identical images. */
export async function fingerprint(png: Buffer): Promise<string> {
  const { data, width, height } = await readPixels(png)
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex').slice(0, 16)
}

/** A stored image has 256 colours up to the first number of pixels, 16 above it, and also half the width above the second. */
const fullPaletteMaxPixels = 200_000
const fullSizeMaxPixels = 300_000

/**
 * Encodes a PNG for storage, as WebP. The exact comparison uses the fingerprint; the stored image serves to show and locate a change, and
 * thousands of images have to fit into 30 MB.
 */
export async function encodeForStorage(png: Buffer): Promise<Buffer> {
  const picture = sharp(png).removeAlpha()
  const { width = 1, height = 1 } = await sharp(png).metadata()
  const area = width * height
  const scaled = area > fullSizeMaxPixels ? picture.resize({ width: Math.ceil(width / 2) }) : picture
  const few = await scaled
    .png({ palette: true, colours: area > fullPaletteMaxPixels ? 16 : 256, dither: 0, effort: 5, compressionLevel: 0 })
    .toBuffer()
  return sharp(few).webp({ lossless: true, effort: 3 }).toBuffer() // a sixth smaller than PNG with the same colours
}

/** Places an image on a canvas of the given size; the area outside it is magenta, so that it counts as different. */
function padToSize({ data, width, height }: Pixels, size: { width: number; height: number }): Uint8Array {
  const out = new Uint8Array(size.width * size.height * 4)
  for (let i = 0; i < out.length; i += 4) out.set([255, 0, 255, 255], i)
  for (let y = 0; y < height; y++) out.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * size.width * 4)
  return out
}

/** Compares a stored image with a new PNG after encoding it the same way. `threshold`, 0 to 1: allowed colour distance per pixel. */
export async function compareImages(stored: Buffer, actual: Buffer, threshold = 0.02): Promise<ImageDifference> {
  const [before, after] = await Promise.all([readPixels(stored), encodeForStorage(actual).then(readPixels)])
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) }
  const out = new Uint8Array(size.width * size.height * 4)
  const options = { threshold, includeAA: threshold < 0.05, alpha: 0.15, diffColor: [230, 0, 60] as [number, number, number] }
  const pixels = pixelmatch(padToSize(before, size), padToSize(after, size), out, size.width, size.height, options)
  const png = await sharp(out, { raw: { ...size, channels: 4 } })
    .png({ palette: true, colours: 256, effort: 1 })
    .toBuffer()
  return { pixels, share: pixels / (size.width * size.height), png }
}
