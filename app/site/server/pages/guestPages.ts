import { buffer } from 'node:stream/consumers'
import type { TakeTurn } from '@casino/shared/turns'
import type { RedirectRule } from '../../client/redirectRules.ts'
import { type CallContext, createAnonymousContext } from '../calls/callContext.ts'
import { clientOf, createClientTurns } from '../clientTurns.ts'
import { type CookieJar, createCookieJar } from '../cookies.ts'
import type { PageMeasurement } from '../security/measurementSources.ts'
import { contentSecurityPolicy, type SecurityHeaderOptions } from '../security/securityHeaders.ts'
import type { SiteServices } from '../siteServices.ts'
import { type CompressedBody, createCompressedBody } from './compressedBody.ts'
import { type GuestVariant, guestPageKey, guestVariantOf, isFixedPage } from './guestVariant.ts'
import { createKnownPaths } from './knownPaths.ts'
import { type ClientModule, type LoadedPage, loadPage } from './loadPage.ts'
import { measurementOf } from './measurementPolicy.ts'
import { createMicroCache } from './microCache.ts'
import type { PageRenderer } from './pageRenderer.ts'
import type { PageTarget } from './pageTarget.ts'
import { renderDocument } from './renderDocument.ts'
import { setGuardCookies } from './setGuardCookies.ts'

export const htmlContentType = 'text/html; charset=utf-8'
export const jsonContentType = 'application/json; charset=utf-8'

/**
 * Caching of guest documents without cookies that change them: ten seconds in shared caches, and half a minute longer while they
 * refresh. `vary: cookie` keeps them from players. A page for one device only stays out of them: they cannot tell devices apart.
 */
const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
export const privateCaching = 'private, no-cache'
export const uncached = 'private, no-store'

/** Fixed pages: some twenty routes, as document and payload, in the brands, contrasts and notices that visitors have within a second. */
const maxFixedPages = 250
/** Known pages: articles, games and content of the site map that visitors open within a second. */
const maxKnownPages = 250
/** Pages outside the route table, most of which anybody can make up: further ones are refused with ERR_BUSY. */
const variableTurns = { running: 2, runningOfClient: 1, waiting: 500, waitingOfClient: 20 }

/** What pages are rendered with. */
export interface PageServices {
  site: SiteServices
  renderer: PageRenderer
  security: SecurityHeaderOptions
  /** Bounds the renderings that share the processor, in turns of the clients; rejects with ERR_BUSY beyond its queue. */
  takeRenderingTurn: TakeTurn
}

/** One request for a page or its payload. */
export interface PageRequest {
  target: PageTarget
  context: CallContext
  client: ClientModule
  redirects: readonly RedirectRule[]
  onRenderError: (error: unknown) => void
}

/** What the headers of a cached document follow from, for visitors with a consent. */
interface CachedDocument {
  themeCss: string
  measurement: PageMeasurement | null
}

/** A cached guest page or payload: nothing in it depends on the visitor but what `GuestVariant` lists. */
export type GuestPage =
  | { type: 'page'; status: number; body: CompressedBody; headers: Readonly<Record<string, string>>; document: CachedDocument | null }
  | Extract<LoadedPage, { type: 'redirect' }>

/**
 * Creates the lookup of guest pages, each rendered at most once a second. It resolves to null when a page depends on the visitor. Cookies
 * that go with the page are left in the context's jar. Rejects with ERR_BUSY when too many pages wait to be rendered.
 */
export function createGuestPages({ site, renderer, security, takeRenderingTurn }: PageServices) {
  const { config } = site
  // apart, so that no search evicts the front page or keeps it waiting
  const fixedPages = createMicroCache<GuestPage>({ limit: maxFixedPages })
  const knownPages = createMicroCache<GuestPage>({ limit: maxKnownPages })
  const variablePages = createMicroCache<GuestPage>()
  const takeVariableTurn = createClientTurns(variableTurns)
  const isKnownPath = createKnownPaths(site)

  return async ({ target, context, client, redirects, onRenderError }: PageRequest): Promise<GuestPage | null> => {
    const { url, isPayload } = target
    if (!config.contentCache || context.jar.get('session')) return null
    const resolved = client.resolveRoute({ routes: client.routes, redirects }, url)
    if (resolved.type !== 'route') return null
    const { match } = resolved
    const caching = client.serverRouteOf(match.route).cache
    if (caching === 'never') return null
    // a payment's return: redirected with its id, never rendered
    if (match.route.guards.includes('payment-iq') && url.searchParams.has('depositLogId')) return null
    const search = caching.canonicalSearch(url.search.slice(1))
    const variant = guestVariantOf(context, url.pathname, match.route)
    const create = async (): Promise<GuestPage> => {
      // rendered with an anonymous context: a cached page must contain no data of the first visitor
      const guestContext = createAnonymousContext(config.publicUrl, context.requestId, anonymousJar(variant))
      if (variant.device) guestContext.userDevice = variant.device
      const pageUrl = new URL(url) // resolving a path that starts with two slashes would name another host
      pageUrl.search = search
      const page = await loadPage({ site, client, redirects, build: renderer.buildId }, pageUrl, guestContext)
      if (page.type === 'redirect') return page
      if (isPayload)
        return {
          type: 'page',
          status: 200, // the browser renders the payload of a missing page, too
          body: createCompressedBody(Buffer.from(JSON.stringify(page.payload))),
          headers: { 'content-type': jsonContentType, 'cache-control': privateCaching },
          document: null,
        }
      const { brand, contrast, notice, device } = variant
      const document = await takeRenderingTurn(clientOf(context), () =>
        renderDocument({ page, client, renderer, contrast, origin: config.publicUrl, onError: onRenderError }),
      )
      return {
        type: 'page',
        status: page.status,
        body: createCompressedBody(await buffer(document)),
        headers: {
          'content-type': htmlContentType,
          'cache-control': brand || notice || device || contrast === 'more' || page.status !== 200 ? privateCaching : sharedCaching,
          'content-security-policy': contentSecurityPolicy(security, page.themeCss),
        },
        document: { themeCss: page.themeCss, measurement: measurementOf(page, client) },
      }
    }
    const key = guestPageKey({ path: url.pathname, search, isPayload, variant })
    const inTurn = () => takeVariableTurn(clientOf(context), create)
    const page = isFixedPage(match, url.pathname, search)
      ? await fixedPages.get(key, create)
      : await (search === '' && isKnownPath(url.pathname) ? knownPages : variablePages).get(key, inTurn)
    // any other redirect carries the visitor's query, which the key does not
    if (page.type === 'redirect') return page.to === '/' ? page : null
    if (variant.notice) context.jar.clear('notice')
    await setGuardCookies(site, context, client.guestCookies({ ...match, query: url.searchParams }))
    // the query of an advertisement's link is its visitor's: no shared cache keeps a copy under it
    const tagged = match.route.landingLogId !== undefined && url.search !== ''
    return tagged ? { ...page, headers: { ...page.headers, 'cache-control': uncached } } : page
  }
}

/** The cookies that a variant is rendered with. */
function anonymousJar({ brand, notice }: GuestVariant): CookieJar {
  const jar = createCookieJar(undefined, false)
  if (brand) jar.set('brand', brand)
  if (notice) jar.set('notice', notice)
  return jar
}
