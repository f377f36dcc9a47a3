import { randomBytes } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from '../cookies.ts'
import { contentSecurityPolicy, createNonce, errorPagePolicy, type SecurityHeaderOptions } from '../security/securityHeaders.ts'
import { errorDocument } from './documentHtml.ts'
import { compressPart, spliceGzip } from './gzipSplice.ts'
import { type CachedBody, splitAtPlaceholder } from './microCache.ts'

export const htmlContentType = 'text/html; charset=utf-8'
export const jsonContentType = 'application/json; charset=utf-8'

/** Placeholder of the nonce in cached pages. Random per process, so that no content can contain it. */
const noncePlaceholder = `nonce${randomBytes(16).toString('hex')}`

/** Renders a body once with the nonce placeholder and splits it there. */
export async function renderCachedBody(type: string, write: (nonce: string) => Promise<string>): Promise<CachedBody> {
  const parts = splitAtPlaceholder(await write(noncePlaceholder), noncePlaceholder)
  return { type, parts: parts.map((plain) => ({ plain, packed: compressPart(plain) })) }
}

const acceptsGzip = (request: FastifyRequest): boolean => /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))

/** Sends a cached body with a new nonce. Bypasses Fastify's reply, because nothing needs serialising. */
export function sendCachedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, parts }: CachedBody,
  options: SecurityHeaderOptions,
): void {
  const nonce = createNonce()
  const nonceBytes = Buffer.from(nonce)
  const useGzip = acceptsGzip(request)
  const chunks = useGzip ? spliceGzip(parts, nonceBytes) : parts.flatMap(({ plain }, index) => (index > 0 ? [nonceBytes, plain] : [plain]))
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const { raw } = reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders), // Fastify's type adds `undefined` values, which Node leaves out
    'content-type': type,
    'content-length': length,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...(type === htmlContentType && { 'content-security-policy': contentSecurityPolicy(options, nonce) }),
    ...(useGzip && { 'content-encoding': 'gzip' }),
  })
  if (request.method !== 'HEAD') {
    raw.cork()
    for (const chunk of chunks) raw.write(chunk)
  }
  raw.end()
}

/** Streams a personal document that must not be cached. */
export function sendStreamedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readable,
  jar: CookieJar,
  options: SecurityHeaderOptions,
  nonce: string,
): void {
  const useGzip = acceptsGzip(request)
  const cookies = jar.setCookieHeaders()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply
    .type(htmlContentType)
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding, cookie')
    .header('content-security-policy', contentSecurityPolicy(options, nonce))
  if (!useGzip) {
    reply.send(body)
    return
  }
  const gzip = createGzip({ level: 5 })
  body.on('error', (error) => gzip.destroy(error))
  reply.header('content-encoding', 'gzip').send(body.pipe(gzip))
}

interface ErrorPageInput {
  status: number
  reference: string
  lookupText: (key: string) => string | undefined
}

/** Sends the error page: Danish texts and a reference that finds the log line, never a stack trace. */
export function sendErrorPage(reply: FastifyReply, { status, reference, lookupText }: ErrorPageInput): FastifyReply {
  const nonce = createNonce()
  const siteText = (key: string) => lookupText(`site.${key}`) ?? ''
  return reply
    .status(status)
    .type(htmlContentType)
    .header('cache-control', 'no-store')
    .header('content-security-policy', errorPagePolicy(nonce))
    .send(
      errorDocument({
        title: siteText('error_title'),
        text: siteText('error_text'),
        reference: siteText('error_reference').replace('{reference}', reference),
        home: siteText('error_home'),
        nonce,
      }),
    )
}
