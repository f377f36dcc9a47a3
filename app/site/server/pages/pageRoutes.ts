import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReservedPath } from '../../client/reservedPaths.ts'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import { clientOf, createClientTurns } from '../clientTurns.ts'
import { isTrustedNavigation } from '../security/csrf.ts'
import type { SiteServices } from '../siteServices.ts'
import { createEndedSessions } from './endedSessions.ts'
import { sendErrorPage } from './errorPages.ts'
import { createGuestPages, type PageRequest, type PageServices } from './guestPages.ts'
import { registerInstallableSite } from './installableSite.ts'
import { takeApprovalCode } from './loginReturn.ts'
import type { PageRenderer } from './pageRenderer.ts'
import { canonicalUrl, parsePageTarget } from './pageTarget.ts'
import { sendGuestPage, sendPersonalPage } from './sendPage.ts'
import { registerSitemapRoutes } from './sitemapRoutes.ts'

/** Pages that depend on the visitor: most of the time they wait for the back end. Further ones are refused with ERR_BUSY. */
const personalTurns = { running: 128, runningOfClient: 8, waiting: 500, waitingOfClient: 40 }
/** Renderings take turns, so that a cached page never waits for more than two of them. */
const renderingTurns = { running: 2, runningOfClient: 1, waiting: 500, waitingOfClient: 60 }

/** Registers `GET` of pages and their `_payload.json`, `POST` of forms sent to a page, and the site map. Wildcard routes: registered last. */
export function registerPageRoutes(app: FastifyInstance, site: SiteServices, renderer: PageRenderer): void {
  const { config } = site
  const security = { frameOrigins: config.paymentOrigins, secure: config.cookieSecure, dev: config.dev }
  const services: PageServices = { site, renderer, security, takeRenderingTurn: createClientTurns(renderingTurns) }
  const findGuestPage = createGuestPages(services)
  const takePersonalTurn = createClientTurns(personalTurns)
  const endedSessions = createEndedSessions()

  registerSitemapRoutes(app, site, renderer)
  registerInstallableSite(app, site, renderer)

  app.get('/*', async (request, reply) => {
    const target = parsePageTarget(request.url)
    if (isReservedPath(target.url.pathname)) throw new CallFailure('ERR_NOT_FOUND', { reason: 'unknown file or call' })
    try {
      const redirectUrl = canonicalUrl(request, config)
      if (redirectUrl) return reply.redirect(redirectUrl)
      const context = site.contextOf(request)
      const approval = takeApprovalCode(target.url, context.jar)
      if (approval) {
        if (!approval.startedHere) request.log.warn('an approval returned to a browser that did not start its login')
        reply.header('set-cookie', context.jar.setCookieHeaders())
        return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(approval.path, 303)
      }
      if (!target.isPayload && target.url.searchParams.get('logout') === 'true') {
        await logOut(request, reply, context)
        return reply
      }
      const pageRequest: PageRequest = {
        target,
        context,
        client: await renderer.loadClient(),
        redirects: await renderer.loadRedirects(),
        onRenderError: (err) => request.log.error({ err }, 'rendering failed'),
      }
      endedSessions.clearCookies(context)
      const guestPage = await findGuestPage(pageRequest)
      if (guestPage) return await sendGuestPage(reply, services, pageRequest, guestPage)
      await takePersonalTurn(clientOf(context), () => endedSessions.watch(context, () => sendPersonalPage(reply, services, pageRequest)))
      return reply
    } catch (error) {
      if (target.isPayload) throw error
      const level = error instanceof CallFailure && error.code === 'ERR_BUSY' ? 'warn' : 'error'
      request.log[level]({ err: error, reason: error instanceof CallFailure ? error.details.reason : undefined }, 'page request failed')
      return sendErrorPage(site, reply, error instanceof CallFailure ? error : new CallFailure('ERR_INTERNAL'))
    }
  })

  /**
   * A native form submission, sent before hydration. Its body is not read, as forms are submitted through validated calls only. Redirects to
   * the page, which shows a notice. Handled in `onRequest`, before body parsing could reject the content type.
   */
  app.post('/*', {
    onRequest: async (request, reply) => {
      const { url } = parsePageTarget(request.url)
      const [{ routes, resolveRoute }, redirects] = await Promise.all([renderer.loadClient(), renderer.loadRedirects()])
      const isPage = !isReservedPath(url.pathname) && resolveRoute({ routes, redirects }, url).type !== 'notFound'
      if (!isPage) throw new CallFailure('ERR_NOT_FOUND')
      const { jar } = site.contextOf(request)
      jar.set('notice', 'formLost')
      request.log.info('form submitted before hydration')
      return reply
        .header('set-cookie', jar.setCookieHeaders())
        .header('cache-control', 'no-store')
        .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 303)
    },
    handler: async (_, reply) => reply, // the hook has sent the response
  })

  /** `/?logout=true`: only for navigations, so that no image, frame or prefetch of a page can log a player out. */
  async function logOut(request: FastifyRequest, reply: FastifyReply, context: CallContext) {
    if (isTrustedNavigation(request.headers)) {
      const hadSession = context.jar.get('session') !== undefined
      try {
        await site.execute('session.logout', {}, context)
      } catch (error) {
        request.log.warn({ err: error }, 'logout failed at the back end') // the cookies are cleared regardless
      }
      if (hadSession) context.jar.set('notice', 'loggedOut')
      reply.header('set-cookie', context.jar.setCookieHeaders())
    }
    reply.header('cache-control', 'no-store').redirect('/')
  }
}
