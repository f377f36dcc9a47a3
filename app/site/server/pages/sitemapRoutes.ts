import { hourMs } from '@casino/features/format/duration'
import type { FastifyInstance } from 'fastify'
import type { SiteServices } from '../siteServices.ts'
import { type CompressedBody, createCompressedBody, sendCompressed } from './compressedBody.ts'
import { createMicroCache } from './microCache.ts'
import type { PageRenderer } from './pageRenderer.ts'
import { renderSitemap } from './sitemap.ts'

const closedPaths = ['/min-konto/', '/backend/', '/api/']

/** Registers `/sitemap.xml`, at most an hour old, and `/robots.txt`, which names it. */
export function registerSitemapRoutes(app: FastifyInstance, site: SiteServices, renderer: PageRenderer): void {
  const sitemaps = createMicroCache<CompressedBody>({ ttl: hourMs, limit: 1 })

  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await sitemaps.get('sitemap', async () =>
      createCompressedBody(await renderSitemap(site, await renderer.loadClient(), request.id)),
    )
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding')
    return sendCompressed(reply, sitemap)
  })

  const rules = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), `Sitemap: ${site.config.publicUrl}/sitemap.xml`]
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${rules.join('\n')}\n`),
  )
}
