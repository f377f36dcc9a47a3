import { describe, expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { isFinal, outcomeOf, outcomeOfFailure, pollDelay } from './outcome.ts'

describe('asking how a payment stands', () => {
  it('slows down to ten seconds and ends by itself', () => {
    const delays: number[] = []
    for (let delay = pollDelay(0); delay !== null; delay = pollDelay(delays.length)) delays.push(delay)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(Math.max(...delays)).toBe(10_000)
    const total = delays.reduce((sum, delay) => sum + delay, 0)
    expect(total).toBeGreaterThanOrEqual(150_000)
    expect(total).toBeLessThan(160_001)
  })

  it('ends at every answer but pending', () => {
    const answer = { depositLogId: '1', code: null, amount: kroner(100), bonus: null }
    expect(isFinal(outcomeOf({ ...answer, state: 'pending' }))).toBe(false)
    expect(outcomeOf({ ...answer, state: 'approved' }).name).toBe('approved')
    expect(outcomeOf({ ...answer, state: 'declined', code: 'whatever' })).toMatchObject({ code: 'ERR_DECLINED_OTHER_REASON' })
  })

  it('goes on over a bad line, and stops without a payment or a session', () => {
    expect(outcomeOfFailure('ERR_NETWORK')).toEqual({ name: 'waiting', offline: true })
    expect(outcomeOfFailure('ERR_UPSTREAM')).toEqual({ name: 'waiting', offline: false })
    expect(outcomeOfFailure('ERR_NOT_FOUND').name).toBe('unknown')
    expect(outcomeOfFailure('ERR_UNAUTHENTICATED').name).toBe('logged-out')
  })
})
