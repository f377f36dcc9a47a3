import { randomUUID } from 'node:crypto'
import { sensitivePaths } from '@casino/features/api/sensitiveKeys'
import { openLogOutput } from '@casino/shared/logOutput'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'

/** Options of Fastify's logger: level, output, redaction and error serializer. Bodies and raw URLs are never logged. */
export const loggerOptions = (level: string): LoggerOptions & { stream: DestinationStream } => ({
  level,
  stream: openLogOutput(),
  base: { service: 'platform' },
  redact: { paths: sensitivePaths, censor: '[redacted]' },
  serializers: { err: serializeError },
})

/** A job that fails for everybody fails for the same reason. */
const loggedErrors = 5

/**
 * Serializes an error without values: database drivers put parameters and whole rows into messages and details.
 * The result has its name, code, constraint, the statement with placeholders, and the stack.
 */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const fromDatabase = error.message.startsWith('Failed query') || constraint !== undefined
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    message: fromDatabase ? error.message.replace(/\nparams:.*/s, '') : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, loggedErrors).map(serializeError) }),
  }
}

/** Fastify options that reuse the caller's `x-request-id`, so that a request has one id in the site's log and in this one. */
export const requestIdOptions: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader' | 'logController'> = {
  logController: new LogController({ disableRequestLogging: true }),
  requestIdHeader: false,
  genReqId: ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  },
}

/** Logs one line per request with the route pattern: raw URLs may contain session ids. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'request completed')
  })
}
