import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../calls/failure.ts'
import { rateLimited } from '../security/rate-limits.ts'
import type { Site } from '../site.ts'
import { createImageCache } from './cache.ts'
import { createGate } from './gate.ts'
import { placeholder, render } from './render.ts'
import { type Format, formatFor, type ImageRequest, readImageRequest } from './request.ts'
import { fetchSource } from './source.ts'

/** Time in ms before a source SVG is requested from the back end again. */
const sourceMs = 300_000

/** `GET /img/{path}?w={width}`: SVG artwork of the back end as AVIF or WebP. */
export function registerImages(app: FastifyInstance, { config, log }: Site): void {
  const cache = createImageCache(config.dataDir, (err) => log.warn({ err }, 'image disk cache failed'))
  const atOnce = createGate(2, 500)
  const sources = new Map<string, { readonly at: number; readonly hash: string }>()
  const running = new Map<string, Promise<{ body: Buffer; etag: string }>>()

  /** The cached or newly rendered image. The cache key contains the hash of the source SVG. */
  async function picture({ source, width }: ImageRequest, format: Format): Promise<{ body: Buffer; etag: string }> {
    const known = sources.get(source)
    if (known && Date.now() - known.at < sourceMs) {
      const body = await cache.get(`${known.hash} ${width} ${format}`)
      if (body) return { body, etag: etagOf(known.hash, width, format) }
    }
    return atOnce(async () => {
      const svg = await fetchSource(config.backendBaseUrl, source)
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
      if (sources.size > 5000) sources.clear()
      sources.set(source, { at: Date.now(), hash })
      const key = `${hash} ${width} ${format}`
      const kept = await cache.get(key)
      const body = kept ?? (await render(svg, width, format))
      if (!kept) await cache.set(key, body)
      return { body, etag: etagOf(hash, width, format) }
    })
  }

  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>(
    '/img/*',
    { config: rateLimited('image', config.rateLimits), logLevel: 'warn', compress: false },
    async (request, reply) => {
      const wanted = readImageRequest(request.params['*'], request.query.w)
      if (!wanted) throw new Failure('ERR_NOT_FOUND', { reason: 'unknown image' })
      const format = formatFor(request.headers.accept)
      reply.header('vary', 'accept')
      const key = `${wanted.source} ${wanted.width} ${format}`
      try {
        const flight = running.get(key) ?? picture(wanted, format).finally(() => running.delete(key))
        running.set(key, flight)
        const { body, etag } = await flight
        // the URL carries no version: fresh for a day, then revalidated by ETag
        reply.header('etag', etag).header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        if (request.headers['if-none-match'] === etag) return reply.status(304).send()
        return reply.type(`image/${format}`).send(body)
      } catch (err) {
        request.log.warn({ err, source: wanted.source }, 'image rendering failed')
        return reply.type('image/svg+xml').header('cache-control', 'no-store').send(placeholder(wanted.width))
      }
    },
  )
}

const etagOf = (hash: string, width: number, format: Format): string => `"${hash}-${width}-${format}"`
