import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import { createSessionValidator } from './sessionValidator.ts'

const expiresAt = 1
const network = () => new CallError('ERR_NETWORK', '', {})
const server = () => new CallError('ERR_UPSTREAM', '', { status: 502 })
const refused = () => new CallError('ERR_UNAUTHENTICATED', '', { status: 401 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `answers` are the results of successive calls; the last one repeats. */
function setUp(responses: readonly (() => Error | null)[]) {
  const log: string[] = []
  const calls: number[] = []
  const unexpectedErrors: unknown[] = []
  const check = createSessionValidator({
    validate: async () => {
      calls.push(Date.now())
      const failure = responses[Math.min(calls.length, responses.length) - 1]?.()
      if (failure) throw failure
      return { expiresAt }
    },
    now: () => Date.now(),
    onValid: () => log.push('valid'),
    onExpired: ({ code }) => log.push(code),
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  })
  const start = Date.now()
  return { check, log, faults: unexpectedErrors, times: () => calls.map((at) => at - start) }
}

describe('createValidityCheck', () => {
  it('reports a valid session after the first successful response', async () => {
    const { check, log, times } = setUp([() => null])
    check.check()
    await vi.advanceTimersByTimeAsync(0)
    expect(log).toEqual(['valid'])
    expect(times()).toEqual([0])
  })
  it.each([network, server])('retries after 300 and 600 ms, and expires 2 s later', async (failure) => {
    const { check, log, times } = setUp([failure])
    check.check()
    await vi.advanceTimersByTimeAsync(300 + 600 + 1999)
    expect(times()).toEqual([0, 300, 900])
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toHaveLength(1)
  })
  it('does not retry a 401, but waits 2 s', async () => {
    const { check, log, times } = setUp([refused])
    check.check()
    await vi.advanceTimersByTimeAsync(1999)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(['ERR_UNAUTHENTICATED'])
    expect(times()).toEqual([0])
  })
  it('recovers when a retry succeeds', async () => {
    const { check, log } = setUp([network, () => null])
    check.check()
    await vi.advanceTimersByTimeAsync(5000)
    expect(log).toEqual(['valid'])
  })
  it('checks at most every 1.5 s', async () => {
    const { check, times } = setUp([() => null])
    check.check()
    await vi.advanceTimersByTimeAsync(1499)
    check.check()
    await vi.advanceTimersByTimeAsync(1)
    check.check()
    expect(times()).toEqual([0, 1500])
  })
  it('lets a newer check supersede an older one', async () => {
    const { check, log } = setUp([refused, () => null])
    check.check()
    await vi.advanceTimersByTimeAsync(1600)
    check.check()
    await vi.advanceTimersByTimeAsync(5000)
    expect(log).toEqual(['valid'])
  })
  it('checks 3 s after a reconnection and not before', async () => {
    const { check, times } = setUp([() => null])
    check.checkAfterReconnect()
    check.check()
    await vi.advanceTimersByTimeAsync(2999)
    check.check()
    expect(times()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(times()).toEqual([3000])
  })
  it('ignores responses after it was stopped', async () => {
    const { check, log } = setUp([refused])
    check.check()
    check.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(log).toEqual([])
  })
  it('reports an unexpected error, not an expired session', async () => {
    const { check, log, faults } = setUp([() => new TypeError('oops')])
    check.check()
    await vi.advanceTimersByTimeAsync(5000)
    expect(log).toEqual([])
    expect(faults).toHaveLength(1)
  })
})
