import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp, { type Sharp } from 'sharp'

sharp.concurrency(1) // images are processed in parallel already

const readPixels = async (image: Sharp) => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Hash of an image's exact pixels: equal fingerprints mean identical images. */
export async function fingerprint(png: Buffer): Promise<string> {
  const { data, width, height } = await readPixels(sharp(png))
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex').slice(0, 16)
}

/** Colour distance per pixel, 0 to 1, that nobody sees: the rasteriser rounds single pixels differently from run to run. */
const invisibleDistance = 0.02

/**
 * Compares two images in full size and all colours. Returns the number of visibly different pixels, their share of the image (0 to 1; of
 * the larger size if the sizes differ), and the differences in red on a faded image.
 */
export async function compareImages(expected: Buffer, actual: Buffer): Promise<{ pixels: number; share: number; png: Buffer }> {
  const sizes = await Promise.all([expected, actual].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  // the area outside the smaller image is magenta, so that it counts as different
  const [before, after] = await Promise.all(
    [expected, actual].map((png, at) => {
      const room = { right: width - (sizes[at]?.width ?? width), bottom: height - (sizes[at]?.height ?? height) }
      return readPixels(sharp(png).extend({ ...room, background: '#ff00ff' }))
    }),
  )
  if (!before || !after) throw new Error('two images are compared')
  const out = Buffer.alloc(width * height * 4)
  const options = { threshold: invisibleDistance, includeAA: true, alpha: 0.15, diffColor: [230, 0, 60] as [number, number, number] }
  const pixels = pixelmatch(before.data, after.data, out, width, height, options)
  const image = sharp(out, { raw: { width, height, channels: 4 } })
  return { pixels, share: pixels / (width * height), png: await image.png({ effort: 1 }).toBuffer() }
}
