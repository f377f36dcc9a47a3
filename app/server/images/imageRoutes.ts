import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../calls/callFailure.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { createImageCache } from './imageCache.ts'
import { type ImageFormat, type ImageRequest, negotiateFormat, parseImageRequest } from './imageRequest.ts'
import { fetchImageSource } from './imageSource.ts'
import { placeholder, renderImage } from './renderImage.ts'

/** Time in ms before a source SVG is requested from the back end again. */
const sourceTtlMs = 300_000

/** `GET /img/{path}?w={width}`: SVG artwork of the back end as AVIF or WebP. */
export function registerImageRoutes(app: FastifyInstance, { config, log }: SiteServices): void {
  const cache = createImageCache(config.dataDir, (err) => log.warn({ err }, 'image disk cache failed'))
  const limitConcurrency = createConcurrencyLimit(2, 500)
  const sourceHashes = new Map<string, { at: number; hash: string }>()
  const inFlight = new Map<string, Promise<{ body: Buffer; etag: string }>>()

  /** The cached or newly rendered image. The cache key contains the hash of the source SVG. */
  async function loadImage({ source, width }: ImageRequest, format: ImageFormat): Promise<{ body: Buffer; etag: string }> {
    const knownSource = sourceHashes.get(source)
    if (knownSource && Date.now() - knownSource.at < sourceTtlMs) {
      const body = await cache.get(`${knownSource.hash} ${width} ${format}`)
      if (body) return { body, etag: etagOf(knownSource.hash, width, format) }
    }
    return limitConcurrency(async () => {
      const svg = await fetchImageSource(config.backendBaseUrl, source)
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
      if (sourceHashes.size > 5000) sourceHashes.clear()
      sourceHashes.set(source, { at: Date.now(), hash })
      const key = `${hash} ${width} ${format}`
      const cached = await cache.get(key)
      const body = cached ?? (await renderImage(svg, width, format))
      if (!cached) await cache.set(key, body)
      return { body, etag: etagOf(hash, width, format) }
    })
  }

  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>(
    '/img/*',
    { config: rateLimitConfig('image', config.rateLimits), logLevel: 'warn', compress: false },
    async (request, reply) => {
      const imageRequest = parseImageRequest(request.params['*'], request.query.w)
      if (!imageRequest) throw new CallFailure('ERR_NOT_FOUND', { reason: 'unknown image' })
      const format = negotiateFormat(request.headers.accept)
      reply.header('vary', 'accept')
      const key = `${imageRequest.source} ${imageRequest.width} ${format}`
      try {
        const pending = inFlight.get(key) ?? loadImage(imageRequest, format).finally(() => inFlight.delete(key))
        inFlight.set(key, pending)
        const { body, etag } = await pending
        // the URL carries no version: fresh for a day, then revalidated by ETag
        reply.header('etag', etag).header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        if (request.headers['if-none-match'] === etag) return reply.status(304).send()
        return reply.type(`image/${format}`).send(body)
      } catch (err) {
        request.log.warn({ err, source: imageRequest.source }, 'image rendering failed')
        return reply.type('image/svg+xml').header('cache-control', 'no-store').send(placeholder(imageRequest.width))
      }
    },
  )
}

const etagOf = (hash: string, width: number, format: ImageFormat): string => `"${hash}-${width}-${format}"`
