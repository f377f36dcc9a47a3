import { type PictureType, pictureTypes } from '@casino/features/profile/constants'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { CallFailure } from '../calls/callFailure.ts'

/** Pixels of a picture, by its header: a photograph of 50 megapixels takes 150 MB when it is decoded. */
const maxPixels = 50_000_000
/** Pixels of the longer side after encoding: text on a photographed page stays legible. */
const maxSide = 3000
const maxSeconds = 10
/** Bytes in which every accepted type shows itself; the rest of a hostile file is not looked at. */
const signatureBytes = 4100

const formats: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' }

/**
 * Decodes a picture and writes it as an upright JPEG. Everything else is lost: metadata (such as the place), and anything attached to a
 * file that is two things at once. Throws a `CallFailure` for bytes that are not JPEG, PNG or WebP.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length === 0) throw new CallFailure('ERR_DOCUMENT_EMPTY')
  const type = await pictureTypeOf(bytes)
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
  const { format, width, height } = await readMetadata(bytes)
  if (format !== formats[type]) throw new CallFailure('ERR_DOCUMENT_TYPE', { reason: `${type} decodes as ${format}` })
  if (width * height > maxPixels) throw new CallFailure('ERR_DOCUMENT_PIXELS', { reason: `${width} × ${height}` })
  return encode(image)
}

/** By the first bytes, before a decoder sees the file: sharp would render an SVG. */
async function pictureTypeOf(bytes: Uint8Array): Promise<PictureType> {
  const detected = (await fileTypeFromBuffer(bytes.subarray(0, signatureBytes)))?.mime
  const type = pictureTypes.find((accepted) => accepted === detected)
  if (!type) throw new CallFailure('ERR_DOCUMENT_TYPE', { reason: detected ?? 'unknown type' })
  return type
}

/** Reads the header only, so that the limit of pixels can have an error of its own. */
const readMetadata = (bytes: Uint8Array): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => Promise.reject(unreadable(error)))

const encode = (image: Sharp): Promise<Buffer> =>
  image
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch((error: unknown) => Promise.reject(unreadable(error)))

const unreadable = (error: unknown) =>
  new CallFailure('ERR_DOCUMENT_UNREADABLE', { reason: error instanceof Error ? error.message.slice(0, 200) : 'not decoded' })
