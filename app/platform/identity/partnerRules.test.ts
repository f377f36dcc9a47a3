import { describe, expect, it } from 'vitest'
import { isOpenForLogin, isTokenUsable } from './partnerRules.ts'

const now = Date.UTC(2026, 10, 20, 12)

describe('what a partner has handed over', () => {
  const token = { type: 'bearer', usedAt: null, expiresAt: now + 1 } as const
  it('can be used until the moment at which it expires', () => {
    expect(isTokenUsable(token, 'bearer', now)).toBe(true)
    expect(isTokenUsable(token, 'bearer', now + 1)).toBe(false)
  })
  it('cannot be used twice, also within its time', () => {
    expect(isTokenUsable({ ...token, usedAt: now - 1 }, 'bearer', now)).toBe(false)
    expect(isTokenUsable({ ...token, usedAt: 0 }, 'bearer', now)).toBe(false)
  })
  it('cannot be used as the other kind: a bearer opens no session without a national id', () => {
    expect(isTokenUsable(token, 'login', now)).toBe(false)
    expect(isTokenUsable({ ...token, type: 'login' }, 'bearer', now)).toBe(false)
    expect(isTokenUsable({ ...token, type: 'login' }, 'login', now)).toBe(true)
  })
})

describe('the transaction of a login by hand-over', () => {
  const transaction = { state: 'open', stepUp: null, expiresAt: now + 1 } as const
  it('is open until the moment at which it expires', () => {
    expect(isOpenForLogin(transaction, now)).toBe(true)
    expect(isOpenForLogin(transaction, now + 1)).toBe(false)
  })
  it.each(['approved', 'rejected', 'failed', 'timed_out', 'mismatched', 'used'] as const)('is none that is %s', (state) => {
    expect(isOpenForLogin({ ...transaction, state }, now)).toBe(false)
  })
  it('is none that a logged-in player started to confirm something', () => {
    expect(isOpenForLogin({ ...transaction, stepUp: { sessionHash: 'x', purpose: 'withdrawal' } }, now)).toBe(false)
  })
})
