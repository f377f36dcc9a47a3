import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** A photograph as a phone makes it: taken sideways, with a place in its metadata. */
export const phonePhoto = (): Promise<Buffer> =>
  photo(400, 300)
    .withExif({ IFD0: { Copyright: 'Freja Holm 010190-1234' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Bytes of accepted pictures, by type. */
export const acceptedPictures = {
  jpeg: () => photo(40, 30).jpeg().toBuffer(),
  png: () => photo(40, 30).png().toBuffer(),
  webp: () => photo(40, 30).webp().toBuffer(),
}

const script = '<script>alert(document.cookie)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const pdf = `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n`

/** Ten megabytes of nothing in ten kilobytes: a zip archive of one entry. */
function zipBomb(): Buffer {
  const name = Buffer.from('[Content_Types].xml')
  const entry = deflateRawSync(Buffer.alloc(10_000_000))
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(entry.length, 18)
  header.writeUInt32LE(10_000_000, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name, entry])
}

const truncated = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, 200)

/** Files that are refused, with the error of each. */
export const refusedFiles = {
  'no byte': ['ERR_DOCUMENT_EMPTY', async () => Buffer.alloc(0)],
  'an SVG with a script': ['ERR_DOCUMENT_TYPE', async () => Buffer.from(svg)],
  'an SVG behind an XML declaration': ['ERR_DOCUMENT_TYPE', async () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  'an SVG whose entities grow': [
    'ERR_DOCUMENT_TYPE',
    async () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`),
  ],
  'a PDF': ['ERR_DOCUMENT_TYPE', async () => Buffer.from(pdf)],
  'a PDF in front of a picture': ['ERR_DOCUMENT_TYPE', async () => Buffer.concat([Buffer.from(pdf), await acceptedPictures.jpeg()])],
  'a page': ['ERR_DOCUMENT_TYPE', async () => Buffer.from(`<!doctype html>${script}`)],
  'a GIF that is a script': ['ERR_DOCUMENT_TYPE', async () => Buffer.from('GIF89a/*\u0000*/=1;alert(1)//')],
  'a zip bomb': ['ERR_DOCUMENT_TYPE', async () => zipBomb()],
  'a program': ['ERR_DOCUMENT_TYPE', async () => Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(500)])],
  'a text': ['ERR_DOCUMENT_TYPE', async () => Buffer.from('hej')],
  'a PNG of more than fifty megapixels': ['ERR_DOCUMENT_PIXELS', () => photo(8000, 6300).png({ compressionLevel: 9 }).toBuffer()],
  'a JPEG that ends in its header': ['ERR_DOCUMENT_UNREADABLE', async () => truncated(acceptedPictures.jpeg())],
  'a JPEG without a picture': [
    'ERR_DOCUMENT_UNREADABLE',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)]),
  ],
  'a PNG signature before a script': [
    'ERR_DOCUMENT_UNREADABLE',
    async () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), Buffer.from(`IHDR${script}`)]),
  ],
} as const satisfies Record<string, readonly [code: string, bytes: () => Promise<Buffer>]>

/** A picture that something else follows or hides in: it is accepted, and only the picture is kept. */
export const polyglots = {
  'a page behind a JPEG': async () => Buffer.concat([await acceptedPictures.jpeg(), Buffer.from(script)]),
  'an archive behind a PNG': async () => Buffer.concat([await acceptedPictures.png(), zipBomb(), Buffer.from(script)]),
  'a script in a comment of a JPEG': async () => {
    const jpeg = await acceptedPictures.jpeg()
    const comment = Buffer.from(script)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(comment.length + 2)
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)])
  },
} as const satisfies Record<string, () => Promise<Buffer>>
