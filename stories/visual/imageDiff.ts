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

const diffColor: [number, number, number] = [230, 0, 60]
/** The area outside the smaller of two images, so that it counts as different. */
const outside = '#ff00ff'

export interface ImageDifference {
  /** Number of visibly different pixels, and their share of the image, 0 to 1; of the larger size if the sizes differ. */
  pixels: number
  share: number
  /**
   * The colours of most different pixels, before and after: `#0f3a2b → #7a3cff`. A changed rule changes them alike in every picture, whatever
   * the width. Empty without a difference.
   */
  colours: string
  /** The differences in red on a faded image. */
  png: Buffer
}

/** Compares two images in full size and all colours. */
export async function compareImages(expected: Buffer, actual: Buffer): Promise<ImageDifference> {
  const sizes = await Promise.all([expected, actual].map((png) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [before, after] = await Promise.all(
    [expected, actual].map((png, at) => {
      const room = { right: width - (sizes[at]?.width ?? width), bottom: height - (sizes[at]?.height ?? height) }
      return readPixels(sharp(png).extend({ ...room, background: outside }))
    }),
  )
  if (!before || !after) throw new Error('two images are compared')
  const out = Buffer.alloc(width * height * 4)
  const options = { threshold: invisibleDistance, includeAA: true, alpha: 0.15, diffColor }
  const pixels = pixelmatch(before.data, after.data, out, width, height, options)
  const image = sharp(out, { raw: { width, height, channels: 4 } })
  return {
    pixels,
    share: pixels / (width * height),
    colours: mostChanged(before.data, after.data, out),
    png: await image.png({ effort: 1 }).toBuffer(),
  }
}

const hexAt = (data: Buffer, at: number): string => `#${data.subarray(at, at + 3).toString('hex')}`

/** The most frequent change of a colour among the pixels that are marked as different; of equally frequent ones the first. */
function mostChanged(before: Buffer, after: Buffer, marked: Buffer): string {
  const counts = new Map<string, number>()
  for (let at = 0; at < marked.length; at += 4) {
    if (diffColor.some((value, channel) => marked[at + channel] !== value)) continue
    const change = `${hexAt(before, at)} → ${hexAt(after, at)}`
    counts.set(change, (counts.get(change) ?? 0) + 1)
  }
  const [[change] = ['']] = [...counts].sort(([, a], [, b]) => b - a)
  return change
}
