import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

sharp.concurrency(1) // the pictures are worked on beside each other

/** Pixels of a picture, four bytes each. */
interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export interface Difference {
  /** Pixels that differ to the eye, in the stored picture's scale. */
  readonly pixels: number
  /** Their share of the picture, 0 to 1. Pictures of different sizes are compared on the larger. */
  readonly share: number
  /** What differs in red on a faded picture, as PNG. */
  readonly png: Buffer
}

const pixelsOf = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Names a picture by its exact pixels: two pictures of one name are equal to the last bit. */
export async function fingerprint(png: Buffer): Promise<string> {
  const { data, width, height } = await pixelsOf(png)
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex').slice(0, 16)
}

/** Up to so many pixels a stored picture has 256 colours; beyond, 16; and beyond the second it has half the width as well. */
const fine = 200_000
const large = 300_000

/**
 * The form a picture is stored in, WebP. Exactness lies in the fingerprint; the stored picture is there to look at and to find the place of a change,
 * and thousands of them have to fit into 30 MB.
 */
export async function storedForm(png: Buffer): Promise<Buffer> {
  const picture = sharp(png).removeAlpha()
  const { width = 1, height = 1 } = await sharp(png).metadata()
  const area = width * height
  const scaled = area > large ? picture.resize({ width: Math.ceil(width / 2) }) : picture
  const few = await scaled.png({ palette: true, colours: area > fine ? 16 : 256, dither: 0, effort: 5, compressionLevel: 0 }).toBuffer()
  return sharp(few).webp({ lossless: true, effort: 3 }).toBuffer() // a sixth smaller than the same colours as PNG
}

/** On a canvas of the given size; what lies outside the picture is magenta, so that it differs from everything. */
function canvas({ data, width, height }: Pixels, size: { width: number; height: number }): Uint8Array {
  const out = new Uint8Array(size.width * size.height * 4)
  for (let i = 0; i < out.length; i += 4) out.set([255, 0, 255, 255], i)
  for (let y = 0; y < height; y++) out.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * size.width * 4)
  return out
}

/** Compares a stored picture with a new one (PNG) brought into the same form. `threshold` 0 to 1: how far two colours of one pixel may lie apart. */
export async function compare(stored: Buffer, actual: Buffer, threshold = 0.02): Promise<Difference> {
  const [before, after] = await Promise.all([pixelsOf(stored), storedForm(actual).then(pixelsOf)])
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) }
  const out = new Uint8Array(size.width * size.height * 4)
  const options = { threshold, includeAA: threshold < 0.05, alpha: 0.15, diffColor: [230, 0, 60] as [number, number, number] }
  const pixels = pixelmatch(canvas(before, size), canvas(after, size), out, size.width, size.height, options)
  const png = await sharp(out, { raw: { ...size, channels: 4 } })
    .png({ palette: true, colours: 256, effort: 1 })
    .toBuffer()
  return { pixels, share: pixels / (size.width * size.height), png }
}
