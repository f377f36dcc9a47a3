import { httpStatusByErrorCode } from '@casino/features/api/errors'
import { PlatformError } from '@casino/shared/platformError'
import { hasOneHost } from '@casino/shared/protocolErrors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailableError } from '../db/databaseUnavailable.ts'
import { platformHeaders } from './platformHeaders.ts'

/** Response body of a failure, as the site server expects it. The message is English, for operators. */
export function failureBody(error: PlatformError): Record<string, unknown> {
  const { data, fields } = error.details
  return { result: 0, code: error.code, message: error.message, ...(data && { data }), ...(fields && { fields }) }
}

/** The caller may try again soon. */
const busyCodes: ReadonlySet<string> = new Set(['ERR_BUSY', 'ERR_OVERLOADED'])
const retryAfterSeconds = 2

/** Fastify error handler of all calls: maps every error to a code, and logs unexpected ones with the request id. */
export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const known = toPlatformError(error)
  if (known !== error && known.status >= 500) request.log.error({ err: error }, 'call failed')
  if (busyCodes.has(known.code)) reply.header('retry-after', retryAfterSeconds)
  // set here too: an error before routing runs no hook, and a handler may have set other headers before it failed
  return reply.headers(platformHeaders).code(known.status).send(failureBody(known))
}

/** Maps errors of Fastify, of the database and unexpected ones to a code. */
export function toPlatformError(error: FastifyError | Error): PlatformError {
  if (error instanceof PlatformError) return error
  // Fastify rejects paths that it cannot decode, and malformed, oversized and wrongly typed bodies, with a 4xx status.
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500)
    return new PlatformError('ERR_VALIDATION', { message: 'the request is not readable' })
  if (status === 503) return new PlatformError('ERR_OVERLOADED', { message: 'the process is overloaded' })
  // with ERR_BUSY the site serves guests from its cache, and asks less often
  if (error instanceof DatabaseUnavailableError) return new PlatformError('ERR_BUSY', { message: 'the database is not available' })
  return new PlatformError('ERR_INTERNAL', { message: 'internal error' })
}

/** Hook of every request: throws ERR_VALIDATION without one `Host` header, and closes the connection. */
export async function requireOneHost({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (hasOneHost(raw)) return
  reply.header('connection', 'close')
  throw new PlatformError('ERR_VALIDATION', { message: 'not one Host header' })
}

/** Fastify handler of unknown paths. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(httpStatusByErrorCode.ERR_NOT_FOUND).send(failureBody(new PlatformError('ERR_NOT_FOUND', { message: 'no such call' })))
}
