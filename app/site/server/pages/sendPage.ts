import type { FastifyReply } from 'fastify'
import type { CallContext } from '../calls/callContext.ts'
import { clientOf } from '../clientTurns.ts'
import { contentSecurityPolicy } from '../security/securityHeaders.ts'
import { sendCompressed } from './compressedBody.ts'
import {
  type GuestPage,
  htmlContentType,
  jsonContentType,
  type PageRequest,
  type PageServices,
  privateCaching,
  uncached,
} from './guestPages.ts'
import { contrastOf } from './guestVariant.ts'
import { type LoadedPage, loadPage } from './loadPage.ts'
import { extendedPolicy, humanCheckSources, measurementOf } from './measurementPolicy.ts'
import { renderDocument } from './renderDocument.ts'

/** What every page has of its visitor: the cookies in the jar; with cookies it is for this visitor only. */
function setVisitorHeaders(reply: FastifyReply, { jar }: CallContext): FastifyReply {
  const cookies = jar.setCookieHeaders()
  if (cookies.length > 0) reply.header('set-cookie', cookies).header('cache-control', uncached)
  return reply.header('vary', 'accept-encoding, cookie')
}

type Redirect = Extract<LoadedPage, { type: 'redirect' }>

const sendRedirect = (reply: FastifyReply, { target, context }: PageRequest, { to, notice }: Redirect): FastifyReply => {
  if (notice) context.jar.set('notice', notice)
  setVisitorHeaders(reply, context).header('cache-control', uncached)
  return target.isPayload ? reply.type(jsonContentType).send({ redirect: to }) : reply.redirect(to)
}

/** Sends a guest page in the best encoding that the browser accepts, with the visitor's cookies and consent on top. */
export async function sendGuestPage(
  reply: FastifyReply,
  services: PageServices,
  pageRequest: PageRequest,
  page: GuestPage,
): Promise<FastifyReply> {
  if (page.type === 'redirect') return sendRedirect(reply, pageRequest, page)
  reply.code(page.status).headers(page.headers)
  const policy = page.document && extendedPolicy(services, page.document, pageRequest.context.jar)
  if (policy)
    reply.headers({
      'content-security-policy': policy,
      ...(page.headers['cache-control'] !== uncached && { 'cache-control': privateCaching }),
    })
  return sendCompressed(setVisitorHeaders(reply, pageRequest.context), page.body)
}

/** Loads, renders and sends a page or payload that must not be cached. */
export async function sendPersonalPage(reply: FastifyReply, services: PageServices, pageRequest: PageRequest): Promise<FastifyReply> {
  const { site, renderer, security, takeRenderingTurn } = services
  const { target, context, client, redirects, onRenderError } = pageRequest
  const page = await loadPage({ site, client, redirects, build: renderer.buildId }, target.url, context)
  if (page.type === 'redirect') return sendRedirect(reply, pageRequest, page)
  setVisitorHeaders(reply, context).header('cache-control', uncached)
  if (target.isPayload) return reply.type(jsonContentType).send(page.payload)
  const contrast = contrastOf(context.jar)
  const document = await takeRenderingTurn(clientOf(context), () =>
    renderDocument({ page, client, renderer, contrast, origin: site.config.publicUrl, onError: onRenderError }),
  )
  const humanCheck = humanCheckSources(page)
  const policy =
    extendedPolicy(services, { themeCss: page.themeCss, measurement: measurementOf(page, client), humanCheck }, context.jar) ??
    contentSecurityPolicy(security, page.themeCss, { humanCheck })
  return reply.code(page.status).type(htmlContentType).header('content-security-policy', policy).send(document)
}
