import { sensitiveKeys } from '@casino/features/api/sensitiveKeys'
import { expect, test } from 'vitest'
import { createLogger, pathForLog } from './logging.ts'

test('secret keys are redacted in nested objects', () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  log.info({ cpr: '0101901234', body: { sessionId: 'abc', form: { email: 'a@b.dk' } } }, 'x')
  expect(lines.join()).not.toMatch(/0101901234|abc|a@b/)
})

test.each(sensitiveKeys)('%s is redacted up to three levels deep', (key) => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  log.info({ [key]: 'secret', body: { [key]: 'secret', form: { [key]: 'secret' } } }, 'x')
  expect(lines.join()).not.toContain('secret')
})

test.each([
  ['/log-ind?redirect=/x', '/log-ind'],
  ['/x/0101901234', '/x/…'],
  ['/x/010190-1234/y', '/x/…/y'],
  ['/x/a@b.dk', '/x/…'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
])('%s is logged as %s', (url, logged) => {
  expect(pathForLog(url)).toBe(logged)
})
