import { sensitivePaths } from '@casino/features/api/sensitiveKeys'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { openLogOutput } from '../logOutput.ts'

/** Serialises a request for the log: no headers, no query string, no IP address. */
const serializeRequest = ({ method = '', url = '' }: { method?: string; url?: string }) => ({ method, path: pathForLog(url) })

/** The path for the log, at most 200 characters: without its query, and with CPR numbers and e-mail addresses in segments redacted. */
export const pathForLog = (url: string): string =>
  url
    .split('?', 1)
    .join()
    .slice(0, 200)
    .replace(/\d{6}-?\d{4}|[^/@]+@[^/]+/g, '…')

/** Creates the structured logger. Sensitive keys are redacted up to three levels deep in logged objects. `output`: where lines go, by default standard output. */
export function createLogger(level: string, output: DestinationStream = openLogOutput()): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: { paths: sensitivePaths, censor: '…' },
    serializers: { req: serializeRequest, err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }) },
  }
  return pino(options, output)
}
