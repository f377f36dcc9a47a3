import { buffer } from 'node:stream/consumers'
import type { CallContext } from '../calls/callContext.ts'
import { createCookieJar } from '../cookies.ts'
import { contentSecurityPolicy, type SecurityHeaderOptions } from '../security/securityHeaders.ts'
import type { SiteServices } from '../siteServices.ts'
import { type CompressedBody, createCompressedBody } from './compressedBody.ts'
import { type ClientModule, loadPage } from './loadPage.ts'
import { cacheableSearch, createMicroCache, guestPageKey } from './microCache.ts'
import type { PageRenderer } from './pageRenderer.ts'
import type { PageTarget } from './pageTarget.ts'
import { contrastOf, renderDocument } from './renderDocument.ts'

export const htmlContentType = 'text/html; charset=utf-8'
export const jsonContentType = 'application/json; charset=utf-8'

/**
 * Caching of guest documents without cookies that change them: ten seconds in shared caches, and half a minute longer while they
 * refresh. `vary: cookie` keeps them from players.
 */
const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
const privateCaching = 'private, no-cache'

/** What pages are rendered with. */
export interface PageServices {
  site: SiteServices
  renderer: PageRenderer
  security: SecurityHeaderOptions
}

/** One request for a page or its payload. */
export interface PageRequest {
  target: PageTarget
  context: CallContext
  client: ClientModule
  onRenderError: (error: unknown) => void
}

/** A cached guest page or payload: nothing in it depends on the visitor but brand and contrast. */
export interface GuestPage {
  body: CompressedBody
  headers: Readonly<Record<string, string>>
}

/** Creates the lookup of guest pages, each rendered at most once a second. It resolves to null when a request is not cacheable. */
export function createGuestPages({ site, renderer, security }: PageServices) {
  const { config } = site
  const cache = createMicroCache<GuestPage>()

  return async ({ target, context, client, onRenderError }: PageRequest): Promise<GuestPage | null> => {
    const { url, isPayload } = target
    if (config.dev || context.jar.get('session') || context.jar.get('formLost')) return null
    const match = client.matchRoute(client.routes, url.pathname)
    const caching = match ? client.serverRouteOf(match.route).cache : 'never'
    if (caching === 'never') return null
    const search = cacheableSearch(url.searchParams, caching.query)
    if (search === null) return null
    const brand = context.jar.get('brand')
    const contrast = contrastOf(context.jar)
    return cache.get(`${isPayload} ${guestPageKey(url.pathname, search, brand, contrast)}`, async (): Promise<GuestPage | null> => {
      // rendered with an anonymous context: a cached page must contain no data of the first visitor
      const jar = createCookieJar(undefined, false)
      if (brand) jar.set('brand', brand)
      const guestContext: CallContext = { jar, clientIP: '', userDevice: 'Desktop', requestId: context.requestId, origin: config.publicUrl }
      const pageUrl = new URL(url) // resolving a path that starts with two slashes would name another host
      pageUrl.search = search
      const page = await loadPage({ site, client, build: renderer.buildId }, pageUrl, guestContext)
      if (page.type === 'redirect') return null
      if (isPayload)
        return {
          body: createCompressedBody(Buffer.from(JSON.stringify(page.payload))),
          headers: { 'content-type': jsonContentType, 'cache-control': privateCaching },
        }
      const document = await renderDocument({ page, client, renderer, contrast, origin: config.publicUrl, onError: onRenderError })
      return {
        body: createCompressedBody(await buffer(document)),
        headers: {
          'content-type': htmlContentType,
          'cache-control': brand || contrast === 'more' ? privateCaching : sharedCaching,
          'content-security-policy': contentSecurityPolicy(security, page.themeCss),
        },
      }
    })
  }
}
