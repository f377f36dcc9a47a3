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
  ['/x/a%40b.dk', '/x/…'],
  ['/x/a%2540b.dk/y', '/x/…/y'],
  ...[
    '010190%2D1234',
    '010190%252D1234',
    '010190%201234',
    '010190.1234',
    '0101901234',
    '4111%201111%201111%201111',
    '4111111111111111',
  ].map((number) => [`/x/${number}/y`, '/x/…/y']),
  ...['12345678', '+45 12 34 56 78', '010190/1234', '010190 - 1234', '010190%E2%80%931234', '010190%E2%80%8B1234', '010190%FF1234'].map(
    (number) => [`/x/${number}`, number.startsWith('+') ? '/x/+…' : '/x/…'],
  ),
  ['/spil/1234567/r%C3%A6ven-7', '/spil/1234567/ræven-7'],
  ['/100%/%zz/%C3%28', '/100%/%zz/\ufffd('],
  ['/x%0A{"level":60}%0D%E2%80%A8%1B[2J%E2%80%AEy', '/x {"level":60}   [2J y'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
  // cut after it was redacted: no part of a number is left at the end
  [`/${'a'.repeat(191)}/0101901234`, `/${'a'.repeat(191)}/…`],
])('%s is logged as %s', (url, logged) => {
  expect(pathForLog(url)).toBe(logged)
})
