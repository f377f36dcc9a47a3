import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, errorPagePolicy } from '../security/securityHeaders.ts'
import { negotiateEncoding } from './compressedBody.ts'
import { errorDocument, errorPageCss } from './documentHtml.ts'
import { type GuestPage, htmlContentType, jsonContentType, type PageRequest, type PageServices } from './guestPages.ts'
import { loadPage } from './loadPage.ts'
import { contrastOf, renderDocument } from './renderDocument.ts'

/** Sends a guest page in the best encoding that the browser accepts. */
export async function sendGuestPage(request: FastifyRequest, reply: FastifyReply, { body, headers }: GuestPage): Promise<void> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  reply.headers(headers).header('vary', 'accept-encoding, cookie')
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(encoding ? await body.encoded(encoding) : body.plain)
}

/** Loads, renders and sends a page or payload that must not be cached. */
export async function sendPersonalPage(reply: FastifyReply, services: PageServices, pageRequest: PageRequest): Promise<void> {
  const { site, renderer, security } = services
  const { target, context, client, onRenderError } = pageRequest
  const page = await loadPage({ site, client, build: renderer.buildId }, target.url, context)
  const cookies = context.jar.setCookieHeaders()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding, cookie')
  if (target.isPayload) reply.type(jsonContentType).send(page.type === 'redirect' ? { redirect: page.to } : page.payload)
  else if (page.type === 'redirect') reply.redirect(page.to)
  else {
    const contrast = contrastOf(context.jar)
    const document = await renderDocument({ page, client, renderer, contrast, origin: site.config.publicUrl, onError: onRenderError })
    reply.type(htmlContentType).header('content-security-policy', contentSecurityPolicy(security, page.themeCss)).send(document)
  }
}

interface ErrorPageInput {
  status: number
  reference: string
  lookupText: (key: string) => string | undefined
}

/** Sends the error page: Danish texts and a reference that finds the log line, never a stack trace. */
export function sendErrorPage(reply: FastifyReply, { status, reference, lookupText }: ErrorPageInput): FastifyReply {
  const siteText = (key: string) => lookupText(`site.${key}`) ?? ''
  return reply
    .status(status)
    .type(htmlContentType)
    .header('cache-control', 'no-store')
    .header('content-security-policy', errorPagePolicy(errorPageCss))
    .send(
      errorDocument({
        title: siteText('error_title'),
        text: siteText('error_text'),
        reference: siteText('error_reference').replace('{reference}', reference),
        home: siteText('error_home'),
      }),
    )
}
