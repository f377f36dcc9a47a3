import { sensitivePaths } from '@casino/features/api/sensitiveKeys'
import { openLogOutput } from '@casino/shared/logOutput'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'

/** Serialises a request for the log: no headers, no query string, no IP address. */
const serializeRequest = ({ method = '', url = '' }: { method?: string; url?: string }) => ({ method, path: pathForLog(url) })

/** Percent-encoded bytes, decoded as UTF-8; what is no UTF-8 becomes U+FFFD, and a `%` without two digits stays. */
const decodeEscapes = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString())

/** Encoded once by the browser, and again by a program that took the address for a text. */
const encodings = 3

/** At least eight digits, also with up to three other characters between two of them: CPR and card numbers, telephone numbers. */
const longNumber = /\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){7,}/gu
const holdsEmailAddress = /[^@]@[^@]/
/** Of one line: no characters that end it, move the cursor or turn its direction. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Longest path in a line, and of an address that is read for it: each character may be four bytes, encoded three times. */
const maxLogged = 200
const maxRead = maxLogged * 4 * 7

/** The path for the log, decoded and at most 200 characters: without its query, and with long numbers and e-mail addresses redacted. */
export function pathForLog(url: string): string {
  let path = url.split('?', 1).join().slice(0, maxRead)
  for (let left = encodings; left > 0; left--) path = decodeEscapes(path)
  const parts = path.replace(unprintable, ' ').replace(longNumber, '…').split('/')
  return parts
    .map((part) => (holdsEmailAddress.test(part) ? '…' : part))
    .join('/')
    .slice(0, maxLogged)
}

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
