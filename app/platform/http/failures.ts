import { errorStatus } from '@casino/features/session/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { PlatformError } from '../errors.ts'

/** Envelope of a failure between the platform and the own server. The message is English, for the operator. */
export function failureBody(error: PlatformError): Record<string, unknown> {
  const { data, fields } = error.details
  return { result: 0, code: error.code, message: error.message, ...(data && { data }), ...(fields && { fields }) }
}

/** The error handler of all calls: a code of the catalogue for whatever was thrown, and the unexpected logged with its reference. */
export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const known = toPlatformError(error)
  if (known.code === 'ERR_INTERNAL') request.log.error({ err: error }, 'call failed')
  return reply.code(known.status).send(failureBody(known))
}

function toPlatformError(error: FastifyError | Error): PlatformError {
  if (error instanceof PlatformError) return error
  // Fastify refuses unreadable, too large and wrongly typed bodies with a status below 500.
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500)
    return new PlatformError('ERR_VALIDATION', { message: 'the request body is not readable' })
  return new PlatformError('ERR_INTERNAL', { message: 'internal error' })
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(errorStatus.ERR_NOT_FOUND).send(failureBody(new PlatformError('ERR_NOT_FOUND', { message: 'no such call' })))
}
