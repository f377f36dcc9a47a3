import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import { CallFailure, toErrorEnvelope } from './calls/callFailure.ts'
import { sendErrorPage } from './pages/sendPage.ts'
import type { SiteServices } from './siteServices.ts'

/** Request id of ten letters and digits, short enough for a player to read out. */
export const createRequestId = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 10).toUpperCase()

/** Sends every error as the envelope, or as a page for a document request, with a Danish message and a reference. The cause is logged. */
export function registerErrorHandlers(app: FastifyInstance, site: SiteServices): void {
  app.setErrorHandler(async (error: FastifyError | CallFailure, request, reply) => {
    const failure = toCallFailure(error)
    const level = failure.status >= 500 ? 'error' : 'info'
    request.log[level]({ code: failure.code, reason: failure.details.reason, ...(error !== failure && { err: error }) }, 'call failed')
    const { lookupText } = await site.loadTexts()
    const { method, headers, id } = request
    if (method === 'GET' && headers['sec-fetch-dest'] === 'document')
      return sendErrorPage(reply, { status: failure.status, reference: id, lookupText })
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .send(toErrorEnvelope(failure, lookupText, request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return reply.redirect('/')
    throw new CallFailure('ERR_NOT_FOUND')
  })
}

/** Maps errors of Fastify and its plugins to call failures. */
function toCallFailure(error: FastifyError | CallFailure): CallFailure {
  if (error instanceof CallFailure) return error
  if (error.statusCode === 429) return new CallFailure('ERR_RATE_LIMITED')
  if (error.statusCode === 503) return new CallFailure('ERR_UPSTREAM', { reason: 'server overloaded' })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new CallFailure('ERR_VALIDATION', { reason: error.code })
  return new CallFailure('ERR_INTERNAL')
}
