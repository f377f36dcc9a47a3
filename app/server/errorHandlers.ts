import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { CallFailure, toErrorEnvelope } from './calls/callFailure.ts'
import { retryAfterSeconds, sendErrorPage } from './pages/errorPages.ts'
import { defaultHeaders } from './security/securityHeaders.ts'
import type { SiteServices } from './siteServices.ts'

/** Request id of ten letters and digits, short enough for a player to read out. */
export const createRequestId = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 10).toUpperCase()

/** Status of bytes that Node's HTTP parser refuses, by its error code; 400 for any other. */
const protocolErrorStatus: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Creates the responders of errors: every error is the envelope or a page, with a Danish message, a reference and the security headers. */
export function createErrorResponders(site: SiteServices) {
  const headers = defaultHeaders({ secure: site.config.cookieSecure })

  /** An error of a request: the envelope, or a page for a document request. The cause is logged. */
  async function sendError(error: FastifyError | CallFailure, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const failure = toCallFailure(error)
    const level = failure.status >= 500 ? 'error' : 'info'
    request.log[level]({ code: failure.code, reason: failure.details.reason, ...(error !== failure && { err: error }) }, 'call failed')
    reply.headers(headers).header('x-request-id', request.id) // an error before routing has passed no hook
    if (failure.code === 'ERR_BUSY') reply.header('retry-after', retryAfterSeconds)
    if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document') return sendErrorPage(site, reply, failure)
    const { lookupText } = await site.loadErrorTexts()
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .send(toErrorEnvelope(failure, lookupText, request.id))
  }

  /** Bytes that are no HTTP request: the envelope, written to the socket, which is then closed. */
  async function sendProtocolError(error: Error & { code?: string }, socket: Socket): Promise<void> {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const reference = createRequestId()
    site.log.info({ code: error.code, reference }, 'not an HTTP request')
    const { lookupText } = await site.loadErrorTexts()
    const status = protocolErrorStatus[error.code ?? ''] ?? 400
    const body = JSON.stringify(toErrorEnvelope(new CallFailure('ERR_VALIDATION'), lookupText, reference))
    const lines = Object.entries({
      ...headers,
      'x-request-id': reference,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
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
