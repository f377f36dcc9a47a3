import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Failure, toAnswer } from './calls/failure.ts'
import { sendErrorPage } from './pages/answers.ts'
import type { Site } from './site.ts'

/** Request id of ten letters and digits, short enough for a player to read out. */
export const createReference = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 10).toUpperCase()

/** Sends every error as the envelope, or as a page for a document request, with a Danish message and a reference. The cause is logged. */
export function registerErrors(app: FastifyInstance, site: Site): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    const failure = asFailure(error)
    const level = failure.status >= 500 ? 'error' : 'info'
    request.log[level]({ code: failure.code, reason: failure.details.reason, ...(error !== failure && { err: error }) }, 'call failed')
    const { sentence } = await site.texts()
    const { method, headers, id } = request
    if (method === 'GET' && headers['sec-fetch-dest'] === 'document')
      return sendErrorPage(reply, { status: failure.status, reference: id, sentence })
    return reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .send(toAnswer(failure, sentence, request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return reply.redirect('/')
    throw new Failure('ERR_NOT_FOUND')
  })
}

/** Maps errors of Fastify and its plugins to call failures. */
function asFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error
  if (error.statusCode === 429) return new Failure('ERR_RATE_LIMITED')
  if (error.statusCode === 503) return new Failure('ERR_UPSTREAM', { reason: 'server overloaded' })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Failure('ERR_VALIDATION', { reason: error.code })
  return new Failure('ERR_INTERNAL')
}
