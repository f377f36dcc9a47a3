import { describe, expect, it } from 'vitest'
import { kroner } from '../../format/money.ts'
import { afterOneSecond, isFinalOutcome, outcomeFromError, outcomeFromResponse, pollDelay } from './outcome.ts'

describe('polling of a payment', () => {
  it('backs off to ten seconds and stops after 150 seconds', () => {
    const delays: number[] = []
    for (let delay = pollDelay(0, 'waiting'); delay !== null; delay = pollDelay(delays.length, 'waiting')) delays.push(delay)
    expect(delays.slice(0, 7)).toEqual([1000, 1500, 2250, 3375, 5063, 7594, 10_000])
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.max(...delays)).toBe(10_000)
    const total = delays.reduce((sum, delay) => sum + delay, 0)
    expect(total).toBeGreaterThanOrEqual(150_000)
    expect(total).toBeLessThan(160_001)
    expect(pollDelay(delays.length, 'approval')).toBe(10_000)
  })

  it('is final for every state but pending', () => {
    const answer = { depositLogId: '1', code: null, amount: kroner(100), method: 'card' as const, approval: null, bonus: null }
    expect(isFinalOutcome(outcomeFromResponse({ ...answer, state: 'pending' }))).toBe(false)
    const page = { url: 'https://bank.example/3ds', parameters: { creq: 'c' } }
    const approval = { ...page, expiresInMs: 1500 }
    const waiting = outcomeFromResponse({ ...answer, state: 'pending', approval })
    const shown = { type: 'approval', depositLogId: '1', method: 'card', amount: kroner(100), page }
    expect(waiting).toEqual({ ...shown, secondsLeft: 2 })
    expect(afterOneSecond(afterOneSecond(afterOneSecond(waiting)))).toEqual({ ...shown, secondsLeft: 0 })
    expect(afterOneSecond({ type: 'given-up' })).toEqual({ type: 'given-up' })
    expect(isFinalOutcome(waiting)).toBe(false)
    expect(outcomeFromResponse({ ...answer, state: 'approved' }).type).toBe('approved')
    expect(outcomeFromResponse({ ...answer, state: 'declined', code: 'whatever' })).toMatchObject({
      type: 'declined',
      code: 'ERR_PAYMENT_FAILED',
      providerCode: 'whatever',
    })
    for (const type of ['given-up', 'unknown', 'logged-out'] as const) expect(isFinalOutcome({ type })).toBe(true)
  })

  it('shows amount, bonus and the reason of a refusal', () => {
    const bonus = { name: 'Velkomst', spins: 50, amount: kroner(0), essentialTerms: 'Vilkår' }
    const response = { depositLogId: '1', code: null, amount: kroner(100), method: 'card' as const, approval: null, bonus }
    expect(outcomeFromResponse({ ...response, state: 'pending' })).toEqual({ type: 'waiting', offline: false })
    expect(outcomeFromResponse({ ...response, state: 'approved' })).toEqual({
      type: 'approved',
      depositLogId: '1',
      method: 'card',
      amount: kroner(100),
      bonus,
    })
    expect(outcomeFromResponse({ ...response, state: 'declined', code: 'ERR_CHALLENGE_FAILED' })).toEqual({
      type: 'declined',
      amount: kroner(100),
      code: 'ERR_CHALLENGE_FAILED',
    })
  })

  it('is sent back with the reason, or as too late where there is none', () => {
    const response = {
      depositLogId: '1',
      amount: kroner(100),
      method: 'card' as const,
      approval: null,
      bonus: null,
      state: 'returned' as const,
    }
    const returned = { type: 'returned', amount: kroner(100) }
    expect(outcomeFromResponse({ ...response, code: 'ERR_ACCOUNT_LOCKED' })).toEqual({ ...returned, code: 'ERR_ACCOUNT_LOCKED' })
    for (const code of [null, 'whatever'])
      expect(outcomeFromResponse({ ...response, code })).toEqual({ ...returned, code: 'ERR_PAYMENT_LATE' })
  })

  it('is approved on no page of this site where the back end names none', () => {
    const approval = { url: null, parameters: {}, expiresInMs: 60_000 }
    const response = { depositLogId: '1', amount: kroner(100), method: 'mobilepay' as const, approval, bonus: null, code: null }
    expect(outcomeFromResponse({ ...response, state: 'pending' })).toMatchObject({ type: 'approval', page: null, secondsLeft: 60 })
  })

  it('continues after network and upstream errors, and stops without a payment or a session', () => {
    expect(outcomeFromError('ERR_NETWORK')).toEqual({ type: 'waiting', offline: true })
    expect(outcomeFromError('ERR_UPSTREAM')).toEqual({ type: 'waiting', offline: false })
    for (const code of ['ERR_NOT_FOUND', 'ERR_VALIDATION', 'ERR_FORBIDDEN'] as const)
      expect(outcomeFromError(code)).toEqual({ type: 'unknown' })
    expect(outcomeFromError('ERR_UNAUTHENTICATED').type).toBe('logged-out')
  })
})
