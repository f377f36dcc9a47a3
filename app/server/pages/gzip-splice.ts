import { constants, crc32, deflateRawSync } from 'node:zlib'

const header = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff])

/** Compresses a constant part into complete deflate blocks without back references, so that parts can be concatenated. */
export const compressPart = (part: Buffer): Buffer => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH })

/** A stored (uncompressed) deflate block. At most 65,535 bytes. */
function storedBlock(text: Buffer): Buffer {
  const block = Buffer.alloc(5 + text.length)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(~text.length & 0xffff, 3)
  text.copy(block, 5)
  return block
}

/**
 * Concatenates precompressed parts to one gzip body with `separator` between them. Each response costs only a checksum, so a cached
 * page can have a new nonce and still be compressed.
 */
export function spliceGzip(parts: readonly { readonly plain: Buffer; readonly packed: Buffer }[], between: Buffer): Buffer[] {
  const gap = storedBlock(between)
  const out: Buffer[] = [header]
  let sum = 0
  let size = 0
  for (const [index, { plain, packed }] of parts.entries()) {
    if (index > 0) {
      out.push(gap)
      sum = crc32(between, sum)
      size += between.length
    }
    out.push(packed)
    sum = crc32(plain, sum)
    size += plain.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE(size >>> 0, 4)
  out.push(lastBlock, trailer)
  return out
}
