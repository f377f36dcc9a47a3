import { randomBytes } from 'node:crypto'
import { paths } from '@casino/features/navigation/paths'
import { protocolErrorHandler } from '@casino/shared/protocolErrors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isReservedPath } from '../client/reservedPaths.ts'
import { CallFailure, toErrorEnvelope } from './calls/callFailure.ts'
import { delayRefusal } from './clientTurns.ts'
import { renderErrorPage, retryAfterSeconds, sendErrorPage } from './pages/errorPages.ts'
import { defaultHeaders } from './security/securityHeaders.ts'
import type { SiteServices } from './siteServices.ts'

/** Request id of ten letters and digits, short enough for a player to read out. */
export const createRequestId = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 10).toUpperCase()

/** A path that cannot be decoded, like `/nyheder/50%`: no page, file or call has it. */
const isBadPath = (error: FastifyError | CallFailure): boolean => error.code === 'FST_ERR_BAD_URL'

/** Creates the responders of errors: every error is the envelope or a page, with a Danish message, a reference and the security headers. */
export function createErrorResponders(site: SiteServices) {
  const headers = defaultHeaders({ secure: site.config.cookieSecure })

  /** An error of a request: the envelope, or a page for a document request. The cause is logged. */
  async function sendError(error: FastifyError | CallFailure, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!(error instanceof CallFailure) && error.statusCode === 429) await delayRefusal() // by the site's own limits
    const failure = isBadPath(error) ? new CallFailure('ERR_NOT_FOUND', { reason: 'the path cannot be decoded' }) : toCallFailure(error)
    const level = failure.status >= 500 ? 'error' : 'info'
    request.log[level]({ code: failure.code, reason: failure.details.reason, ...(error !== failure && { err: error }) }, 'call failed')
    reply.headers(headers).header('x-request-id', request.id) // an error before routing has passed no hook
    if (failure.code === 'ERR_BUSY') reply.header('retry-after', retryAfterSeconds)
    if (isBadPath(error) && request.method === 'GET' && !isReservedPath(request.url)) {
      const { jar } = site.contextOf(request)
      jar.set('notice', 'pageGone') // as for any other address that is no page
      return reply.header('set-cookie', jar.setCookieHeaders()).header('cache-control', 'no-store').redirect(paths.home)
    }
    if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document') return sendErrorPage(site, reply, failure)
    const { lookupText } = await site.loadErrorTexts()
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .send(toErrorEnvelope(failure, lookupText, request.id))
  }

  /** Bytes that are no HTTP request: the envelope. */
  const sendProtocolError = protocolErrorHandler(async ({ code }) => {
    const reference = createRequestId()
    site.log.info({ code, reference }, 'not an HTTP request')
    const sentHeaders = { ...headers, 'x-request-id': reference }
    if (code === 'HPE_HEADER_OVERFLOW') {
      // nothing is known of the request; a browser's headers are this long for their cookies only
      const { html, securityPolicy } = await renderErrorPage(site, 'tooManyCookies', { brand: undefined, contrast: 'normal', reference })
      return { headers: { ...sentHeaders, 'content-security-policy': securityPolicy }, body: html }
    }
    const { lookupText } = await site.loadErrorTexts()
    return {
      headers: sentHeaders,
      body: toErrorEnvelope(new CallFailure('ERR_VALIDATION'), lookupText, reference),
    }
  })
  return { sendError, sendProtocolError }
}

/** An unknown path: to the front page, or ERR_NOT_FOUND for a request that is no page. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method === 'GET' || request.method === 'HEAD') return reply.redirect('/')
  throw new CallFailure('ERR_NOT_FOUND')
}

/** Maps errors of Fastify and its plugins to call failures. */
function toCallFailure(error: FastifyError | CallFailure): CallFailure {
  if (error instanceof CallFailure) return error
  if (error.statusCode === 429) return new CallFailure('ERR_RATE_LIMITED')
  if (error.statusCode === 503) return new CallFailure('ERR_BUSY', { reason: 'server overloaded' })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new CallFailure('ERR_VALIDATION', { reason: error.code })
  return new CallFailure('ERR_INTERNAL')
}
