import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'

const secrets = [
  'cpr',
  'sessionId',
  'session',
  'token',
  'transactionId',
  'email',
  'mobileNo',
  'cardNumber',
  'encryptedCardNumber',
  'encryptedCvv',
  'cvv',
  'cookie',
  'authorization',
  'password',
]

/** What the log writes of a request: no header, no query string, no address. */
const request = ({ method = '', url = '' }: { method?: string; url?: string }) => ({ method, path: pathForLog(url) })

/** The path without its query, and without what a mistyped link could carry in a segment. */
export const pathForLog = (url: string): string =>
  url
    .split('?', 1)
    .join()
    .slice(0, 200)
    .replace(/\d{6}-?\d{4}|[^/@]+@[^/]+/g, '…')

/** Structured log. Secrets are redacted wherever an object carries them, up to three levels deep. */
export function createLogger(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    serializers: { req: request, err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }) },
  }
  return destination ? pino(options, destination) : pino(options)
}
