import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Failure, toAnswer } from './calls/failure.ts'
import { sendErrorPage } from './pages/answers.ts'
import type { Site } from './site.ts'

/** A reference that a player can read out: ten letters and digits. */
export const createReference = (): string => randomBytes(8).toString('base64url').replace(/[-_]/g, 'x').slice(0, 10).toUpperCase()

/** Every error becomes the envelope (a page where a person opened the address), a Danish sentence and a reference; what really happened goes to the log. */
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

/** What fastify and its plugins throw, in the catalogue's words. */
function asFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error
  if (error.statusCode === 429) return new Failure('ERR_RATE_LIMITED')
  if (error.statusCode === 503) return new Failure('ERR_UPSTREAM', { reason: 'under pressure' })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Failure('ERR_VALIDATION', { reason: error.code })
  return new Failure('ERR_INTERNAL')
}
