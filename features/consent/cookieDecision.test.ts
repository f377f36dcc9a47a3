import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeCookieDecision, isCurrentDecision, parseCookieDecision } from './cookieDecision.ts'

const decidedAt = 1_795_000_000_000
const decision = { version: 3, statistics: true, marketing: false, decidedAt, consentId: 'AbCdEfGhIjKlMnOpQrSt_-' }

const decisions = fc.record({
  version: fc.integer({ min: 1, max: 999_999 }),
  statistics: fc.boolean(),
  marketing: fc.boolean(),
  decidedAt: fc.integer({ min: 0, max: 8.64e14 }),
  consentId: fc.stringMatching(/^[\w-]{22}$/),
})

describe('the cookie of a decision', () => {
  it('is readable and needs no escaping', () => {
    expect(encodeCookieDecision(decision)).toBe('3.10.1795000000000.AbCdEfGhIjKlMnOpQrSt_-')
  })

  it('keeps every decision', () => {
    fc.assert(
      fc.property(decisions, (each) => {
        expect(parseCookieDecision(encodeCookieDecision(each))).toEqual(each)
      }),
    )
  })

  it.each([
    undefined,
    null,
    '',
    '3.12.1795000000000.AbCdEfGhIjKlMnOpQrSt_-',
    '3.10.1795000000000.short',
    ' 3.10.1795000000000.AbCdEfGhIjKlMnOpQrSt_-',
    '3.10.1795000000000.AbCdEfGhIjKlMnOpQrSt_-x',
    '<script>',
  ])('%s is no decision', (text) => {
    expect(parseCookieDecision(text)).toBeNull()
  })
})

describe('a decision', () => {
  const yearMs = 365 * 86_400_000

  it.each([
    ['at once', { version: 3, now: decidedAt }, true],
    ['until the last moment of twelve months', { version: 3, now: decidedAt + yearMs - 1 }, true],
    ['not after twelve months', { version: 3, now: decidedAt + yearMs }, false],
    ['not for newer texts', { version: 4, now: decidedAt }, false],
    ['not for older texts', { version: 2, now: decidedAt }, false],
  ])('counts %s', (_, current, counts) => {
    expect(isCurrentDecision(decision, current)).toBe(counts)
  })
})
