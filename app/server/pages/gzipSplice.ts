import { constants, crc32, deflateRawSync } from 'node:zlib'

const gzipHeader = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff])
const finalBlock = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff])

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
export function spliceGzip(parts: readonly { plain: Buffer; packed: Buffer }[], separator: Buffer): Buffer[] {
  const separatorBlock = storedBlock(separator)
  const out: Buffer[] = [gzipHeader]
  let checksum = 0
  let size = 0
  for (const [index, { plain, packed }] of parts.entries()) {
    if (index > 0) {
      out.push(separatorBlock)
      checksum = crc32(separator, checksum)
      size += separator.length
    }
    out.push(packed)
    checksum = crc32(plain, checksum)
    size += plain.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size >>> 0, 4)
  out.push(finalBlock, trailer)
  return out
}
