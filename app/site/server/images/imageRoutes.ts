import { countedAddress } from '@casino/shared/countedAddress'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../calls/callFailure.ts'
import { rateLimitConfig } from '../security/rateLimits.ts'
import type { SiteServices } from '../siteServices.ts'
import { createImageLoader } from './imageLoader.ts'
import { negotiateFormat, parseImageRequest } from './imageRequest.ts'
import { placeholder } from './renderImage.ts'

/** `GET /img/{path}?w={width}` or `?shape={name}`: images of the back end as AVIF or WebP. */
export function registerImageRoutes(app: FastifyInstance, site: SiteServices): void {
  const { config, log } = site
  const loadImage = createImageLoader({
    ...config,
    onDiskError: (err) => log.warn({ err }, 'image disk cache failed'),
    onOutage: (err) => log.error({ err }, 'the back end sends no images: they are rendered from their last sources'),
    onOutageEnd: () => log.warn('the back end sends images again'),
  })

  app.get<{ Params: { '*': string }; Querystring: { w?: string; shape?: string } }>(
    '/img/*',
    { config: rateLimitConfig(site, 'image'), logLevel: 'warn', compress: false },
    async (request, reply) => {
      const imageRequest = parseImageRequest(request.params['*'], request.query)
      if (!imageRequest) throw new CallFailure('ERR_NOT_FOUND', { reason: 'unknown image' })
      const format = negotiateFormat(request.headers.accept)
      reply.header('vary', 'accept')
      try {
        const { body, etag } = await loadImage(imageRequest, format, countedAddress(request.ip))
        // the URL carries no version: fresh for a day, then revalidated by ETag
        reply.header('etag', etag).header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        if (request.headers['if-none-match'] === etag) return reply.status(304).send()
        return reply.type(`image/${format}`).send(body)
      } catch (err) {
        request.log.warn({ err, source: imageRequest.source }, 'image rendering failed')
        return reply.type('image/svg+xml').header('cache-control', 'no-store').send(placeholder(imageRequest.size))
      }
    },
  )
}
