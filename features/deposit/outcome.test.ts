import { describe, expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { isFinal, outcomeOf, outcomeOfFailure, pollDelay } from './outcome.ts'

describe('polling of a payment', () => {
  it('backs off to ten seconds and stops after 150 seconds', () => {
    const delays: number[] = []
    for (let delay = pollDelay(0); delay !== null; delay = pollDelay(delays.length)) delays.push(delay)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.max(...delays)).toBe(10_000)
    const total = delays.reduce((sum, delay) => sum + delay, 0)
    expect(total).toBeGreaterThanOrEqual(150_000)
    expect(total).toBeLessThan(160_001)
  })

  it('is final for every state but pending', () => {
    const answer = { depositLogId: '1', code: null, amount: kroner(100), bonus: null }
    expect(isFinal(outcomeOf({ ...answer, state: 'pending' }))).toBe(false)
    expect(outcomeOf({ ...answer, state: 'approved' }).name).toBe('approved')
    expect(outcomeOf({ ...answer, state: 'declined', code: 'whatever' })).toMatchObject({ code: 'ERR_DECLINED_OTHER_REASON' })
  })

  it('continues after network and upstream errors, and stops without a payment or a session', () => {
    expect(outcomeOfFailure('ERR_NETWORK')).toEqual({ name: 'waiting', offline: true })
    expect(outcomeOfFailure('ERR_UPSTREAM')).toEqual({ name: 'waiting', offline: false })
    expect(outcomeOfFailure('ERR_NOT_FOUND').name).toBe('unknown')
    expect(outcomeOfFailure('ERR_UNAUTHENTICATED').name).toBe('logged-out')
  })
})
