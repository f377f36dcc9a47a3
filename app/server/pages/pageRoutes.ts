import { text } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import { createCookieJar } from '../cookies.ts'
import { isTrustedNavigation } from '../security/csrf.ts'
import { createNonce, type SecurityHeaderOptions } from '../security/securityHeaders.ts'
import type { SiteServices } from '../siteServices.ts'
import { type ClientModule, loadPage } from './loadPage.ts'
import { type CachedBody, cacheableSearch, createMicroCache, guestPageKey } from './microCache.ts'
import type { PageRenderer } from './pageRenderer.ts'
import { canonicalUrl, isReservedPath, type PageTarget, parsePageTarget } from './pageTarget.ts'
import { renderDocument } from './renderDocument.ts'
import { htmlContentType, jsonContentType, renderCachedBody, sendCachedBody, sendErrorPage, sendStreamedPage } from './sendPage.ts'

/** Registers `GET` of pages and their `_payload.json`, and `POST` of forms sent to a page. Wildcard routes: registered last. */
export function registerPageRoutes(app: FastifyInstance, site: SiteServices, renderer: PageRenderer): void {
  const { config } = site
  const options: SecurityHeaderOptions = {
    backendOrigin: new URL(config.backendBaseUrl).origin,
    secure: config.cookieSecure,
    dev: config.dev,
  }
  const cache = createMicroCache<CachedBody>()

  app.get('/*', async (request, reply) => {
    const target = parsePageTarget(request.url)
    if (isReservedPath(target.url.pathname)) throw new CallFailure('ERR_NOT_FOUND', { reason: 'unknown file or call' })
    try {
      const redirectUrl = canonicalUrl(request, config)
      if (redirectUrl) return reply.redirect(redirectUrl)
      const context = site.contextOf(request)
      if (!target.isPayload && target.url.searchParams.get('logout') === 'true') {
        await logOut(request, reply, context)
        return reply
      }
      const client = await renderer.loadClient()
      if (!(await sendGuestPage(request, reply, target, context, client))) await sendPersonalPage(request, reply, target, context, client)
      return reply
    } catch (error) {
      if (target.isPayload) throw error
      request.log.error({ err: error, reason: error instanceof CallFailure ? error.details.reason : undefined }, 'page request failed')
      const { lookupText } = await site.loadTexts()
      return sendErrorPage(reply, { status: error instanceof CallFailure ? error.status : 500, reference: request.id, lookupText })
    }
  })

  /**
   * A native form submission, sent before hydration. Its body is not read, as forms are submitted through validated calls only. Redirects to
   * the page, which shows a notice. Handled in `onRequest`, before body parsing could reject the content type.
   */
  app.post('/*', {
    onRequest: async (request, reply) => {
      const { url } = parsePageTarget(request.url)
      const client = await renderer.loadClient()
      if (isReservedPath(url.pathname) || !client.matchRoute(client.routes, url.pathname)) throw new CallFailure('ERR_NOT_FOUND')
      const { jar } = site.contextOf(request)
      jar.set('formLost', '1')
      request.log.info('form submitted before hydration')
      return reply
        .header('set-cookie', jar.setCookieHeaders())
        .header('cache-control', 'no-store')
        .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 303)
    },
    handler: async (_, reply) => reply, // the hook has sent the response
  })

  /** Sends a cacheable guest page. Resolves to false, with nothing sent, when the request is not cacheable. */
  async function sendGuestPage(
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageTarget,
    context: CallContext,
    client: ClientModule,
  ) {
    if (config.dev || context.jar.get('session') || context.jar.get('formLost')) return false
    const match = client.matchRoute(client.routes, target.url.pathname)
    if (!match || match.route.cache === 'never') return false
    const search = cacheableSearch(target.url.searchParams, match.route.cache.query)
    if (search === null) return false
    const brand = context.jar.get('brand')
    const contrast = contrastOf(context)
    const key = `${target.isPayload} ${guestPageKey(target.url.pathname, search, brand, contrast)}`
    const url = new URL(`${target.url.pathname}${search && `?${search}`}`, target.url)
    const body = await cache.get(key, async () => {
      // rendered with an anonymous context: a cached page must contain no data of the first visitor
      const jar = createCookieJar(undefined, false)
      if (brand) jar.set('brand', brand)
      const guestContext: CallContext = { jar, clientIP: '', userDevice: 'Desktop', requestId: context.requestId, origin: config.publicUrl }
      const page = await loadPage({ site, client, build: renderer.buildId }, url, guestContext)
      if (page.type === 'redirect') return null
      if (target.isPayload) return renderCachedBody(jsonContentType, async () => JSON.stringify(page.payload))
      return renderCachedBody(htmlContentType, async (nonce) => {
        const onError = (error: unknown) => request.log.error({ err: error }, 'rendering failed')
        return text(await renderDocument({ page, client, renderer, contrast, origin: config.publicUrl, nonce, onError }))
      })
    })
    if (body) sendCachedBody(request, reply, body, options)
    return body !== null
  }

  async function sendPersonalPage(
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageTarget,
    context: CallContext,
    client: ClientModule,
  ) {
    const page = await loadPage({ site, client, build: renderer.buildId }, target.url, context)
    if (target.isPayload || page.type === 'redirect') {
      const cookies = context.jar.setCookieHeaders()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      reply.header('cache-control', 'private, no-store')
      if (!target.isPayload && page.type === 'redirect') reply.redirect(page.to)
      else reply.type(jsonContentType).send(page.type === 'redirect' ? { redirect: page.to } : page.payload)
      return
    }
    const nonce = createNonce()
    const onError = (error: unknown) => request.log.error({ err: error }, 'rendering failed')
    const body = await renderDocument({ page, client, renderer, contrast: contrastOf(context), origin: config.publicUrl, nonce, onError })
    sendStreamedPage(request, reply, body, context.jar, options, nonce)
  }

  /** `/?logout=true`: only for navigations, so that an image on another site cannot log a player out. */
  async function logOut(request: FastifyRequest, reply: FastifyReply, context: CallContext) {
    if (isTrustedNavigation(request.headers)) {
      try {
        await site.execute('session.logout', {}, context)
      } catch (error) {
        request.log.warn({ err: error }, 'logout failed at the back end') // the cookies are cleared regardless
      }
      reply.header('set-cookie', context.jar.setCookieHeaders())
    }
    reply.header('cache-control', 'no-store').redirect('/')
  }
}

const contrastOf = ({ jar }: CallContext): 'normal' | 'more' => (jar.get('contrast') === 'more' ? 'more' : 'normal')
