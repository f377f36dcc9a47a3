import { randomBytes } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Jar } from '../cookies.ts'
import { contentSecurityPolicy, createNonce, errorPagePolicy, type HeaderOptions } from '../security/headers.ts'
import { compressPart, spliceGzip } from './gzip-splice.ts'
import { errorDocument } from './html.ts'
import { type CachedBody, cutAt } from './micro-cache.ts'

export const html = 'text/html; charset=utf-8'
export const json = 'application/json; charset=utf-8'

/** Placeholder of the nonce in cached pages. Random per process, so that no content can contain it. */
const placeholder = `nonce${randomBytes(16).toString('hex')}`

/** Renders a body once with the nonce placeholder and splits it there. */
export async function makeCached(type: string, write: (nonce: string) => Promise<string>): Promise<CachedBody> {
  const parts = cutAt(await write(placeholder), placeholder)
  return { type, parts: parts.map((plain) => ({ plain, packed: compressPart(plain) })) }
}

const takesGzip = (request: FastifyRequest): boolean => /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))

/** Sends a cached body with a new nonce. Bypasses Fastify's reply, because nothing needs serialising. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, { type, parts }: CachedBody, options: HeaderOptions): void {
  const nonce = createNonce()
  const gap = Buffer.from(nonce)
  const packed = takesGzip(request)
  const chunks = packed ? spliceGzip(parts, gap) : parts.flatMap(({ plain }, index) => (index > 0 ? [gap, plain] : [plain]))
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const { raw } = reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders), // Fastify's type adds `undefined` values, which Node leaves out
    'content-type': type,
    'content-length': length,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...(type === html && { 'content-security-policy': contentSecurityPolicy(options, nonce) }),
    ...(packed && { 'content-encoding': 'gzip' }),
  })
  if (request.method !== 'HEAD') {
    raw.cork()
    for (const chunk of chunks) raw.write(chunk)
  }
  raw.end()
}

/** Streams a personal document that must not be cached. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  jar: Jar,
  options: HeaderOptions,
  nonce: string,
): void {
  const packed = takesGzip(request)
  const cookies = jar.changes()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply
    .type(html)
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding, cookie')
    .header('content-security-policy', contentSecurityPolicy(options, nonce))
  if (!packed) {
    reply.send(body)
    return
  }
  const gzip = createGzip({ level: 5 })
  body.on('error', (error) => gzip.destroy(error))
  reply.header('content-encoding', 'gzip').send(body.pipe(gzip))
}

interface ErrorPageInput {
  readonly status: number
  readonly reference: string
  readonly sentence: (key: string) => string | undefined
}

/** Sends the error page: Danish texts and a reference that finds the log line, never a stack trace. */
export function sendErrorPage(reply: FastifyReply, { status, reference, sentence }: ErrorPageInput): FastifyReply {
  const nonce = createNonce()
  const say = (key: string) => sentence(`site.${key}`) ?? ''
  return reply
    .status(status)
    .type(html)
    .header('cache-control', 'no-store')
    .header('content-security-policy', errorPagePolicy(nonce))
    .send(
      errorDocument({
        title: say('error_title'),
        text: say('error_text'),
        reference: say('error_reference').replace('{reference}', reference),
        home: say('error_home'),
        nonce,
      }),
    )
}
