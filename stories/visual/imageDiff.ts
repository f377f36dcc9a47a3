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
  /** Number of visibly different pixels. */
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

/** Places an image on a canvas of the given size; the area outside it is magenta, so that it counts as different. */
function padToSize({ data, width, height }: Pixels, size: { width: number; height: number }): Uint8Array {
  const out = new Uint8Array(size.width * size.height * 4)
  for (let i = 0; i < out.length; i += 4) out.set([255, 0, 255, 255], i)
  for (let y = 0; y < height; y++) out.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * size.width * 4)
  return out
}

/** Colour distance per pixel, 0 to 1, that nobody sees: the rasteriser rounds single pixels differently from run to run. */
const invisibleDistance = 0.02

/** Compares two images in full size and all colours. */
export async function compareImages(expected: Buffer, actual: Buffer): Promise<ImageDifference> {
  const [before, after] = await Promise.all([readPixels(expected), readPixels(actual)])
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) }
  const out = new Uint8Array(size.width * size.height * 4)
  const options = { threshold: invisibleDistance, includeAA: true, alpha: 0.15, diffColor: [230, 0, 60] as [number, number, number] }
  const pixels = pixelmatch(padToSize(before, size), padToSize(after, size), out, size.width, size.height, options)
  const png = await sharp(out, { raw: { ...size, channels: 4 } })
    .png({ effort: 1 })
    .toBuffer()
  return { pixels, share: pixels / (size.width * size.height), png }
}
