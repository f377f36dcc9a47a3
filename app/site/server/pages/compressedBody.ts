import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Encodings by preference. Levels: a page is compressed again after each rendering, so better ones cost more than they save. */
const compressors = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => compressGzip(body, { level: 6 }),
}
export type Encoding = keyof typeof compressors

/** A body that is compressed at most once for each encoding. */
export interface CompressedBody {
  plain: Buffer
  encoded: (encoding: Encoding) => Promise<Buffer>
}

/** Creates a body that is not compressed until an encoding is requested. */
export function createCompressedBody(plain: Buffer): CompressedBody {
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    plain,
    encoded: (encoding) => {
      bodies[encoding] ??= compressors[encoding](plain)
      return bodies[encoding]
    },
  }
}

/** The preferred encoding that an `Accept-Encoding` header accepts, or undefined: then the body is sent as it is. */
export const negotiateEncoding = (accept: string | readonly string[] | undefined): Encoding | undefined =>
  negotiate(String(accept ?? ''), Object.keys(compressors) as Encoding[]) ?? undefined // the keys are the type's

/** Sends a body in the best encoding that the browser accepts. The caller sets `vary`. */
export async function sendCompressed(reply: FastifyReply, body: CompressedBody): Promise<FastifyReply> {
  const encoding = negotiateEncoding(reply.request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? await body.encoded(encoding) : body.plain)
}
