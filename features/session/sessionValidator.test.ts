import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import { checkTimeoutMs, createSessionValidator, recheckDelayMs } from './sessionValidator.ts'

const expiresAt = 1
const network = () => new CallError('ERR_NETWORK', '', {})
const server = () => new CallError('ERR_UPSTREAM', '', { status: 502 })
const internal = () => new CallError('ERR_INTERNAL', '', { status: 500 })
const timeout = () => new CallError('ERR_TIMEOUT', '', {})
const refused = () => new CallError('ERR_UNAUTHENTICATED', '', { status: 401 })
const tooMany = () => new CallError('ERR_RATE_LIMITED', '', { status: 429, retryAfterMs: 20_000 })
const invalid = () => new CallError('ERR_VALIDATION', '', { status: 422 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `responses` are the results of successive calls; the last one repeats. */
function setUp(responses: readonly (() => Error | null)[], validate?: (signal: AbortSignal) => Promise<{ expiresAt: number | null }>) {
  const log: string[] = []
  const calls: number[] = []
  const unexpectedErrors: unknown[] = []
  const validator = createSessionValidator({
    validate: async (signal) => {
      calls.push(Date.now())
      if (validate) return validate(signal)
      const failure = responses[Math.min(calls.length, responses.length) - 1]?.()
      if (failure) throw failure
      return { expiresAt }
    },
    now: () => Date.now(),
    onValid: () => log.push('valid'),
    onEnded: () => log.push('ended'),
    onUnconfirmed: () => log.push('unconfirmed'),
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  })
  const start = Date.now()
  return { validator, log, unexpectedErrors, times: () => calls.map((at) => at - start) }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('createSessionValidator', () => {
  it('reports a valid session after the first successful response', async () => {
    const { validator, log, times } = setUp([() => null])
    validator.check()
    await pass(0)
    expect(log).toEqual(['valid'])
    expect(times()).toEqual([0])
  })
  it.each([network, timeout, server, internal])(
    'retries after 300 and 600 ms, and is unconfirmed 2 s later, never ended',
    async (failure) => {
      const { validator, log, times } = setUp([failure])
      validator.check()
      await pass(300 + 600 + 1999)
      expect(times()).toEqual([0, 300, 900])
      expect(log).toEqual([])
      await pass(1)
      expect(log).toEqual(['unconfirmed'])
    },
  )
  it('repeats an unconfirmed check by itself until there is an answer', async () => {
    const { validator, log } = setUp([server, server, server, server, () => null])
    validator.check()
    await pass(2900 + recheckDelayMs + 299)
    expect(log).toEqual(['unconfirmed'])
    await pass(1)
    expect(log).toEqual(['unconfirmed', 'valid'])
  })
  it('ends at once with a 401, and checks no more', async () => {
    const { validator, log, times } = setUp([refused])
    validator.check()
    await pass(0)
    expect(log).toEqual(['ended'])
    await pass(60_000)
    expect(times()).toEqual([0])
  })
  it('does not retry another refusal, and does not call it an end', async () => {
    const { validator, log, times } = setUp([invalid])
    validator.check()
    await pass(2000)
    expect(times()).toEqual([0])
    expect(log).toEqual(['unconfirmed'])
  })
  it('waits as long as a 429 says, without a word', async () => {
    const { validator, log, times } = setUp([tooMany, () => null])
    validator.check()
    await pass(19_999)
    expect(log).toEqual([])
    await pass(1)
    expect(times()).toEqual([0, 20_000])
    expect(log).toEqual(['valid'])
  })
  it('counts a request without an answer as a network failure', async () => {
    const { validator, log, times } = setUp(
      [],
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason.name === 'TimeoutError' ? network() : signal.reason))
        }),
    )
    validator.check()
    await pass(3 * checkTimeoutMs + 300 + 600 + 2000)
    expect(times()).toEqual([0, checkTimeoutMs + 300, 2 * checkTimeoutMs + 900])
    expect(log).toEqual(['unconfirmed'])
  })
  it('recovers when a retry succeeds', async () => {
    const { validator, log } = setUp([network, () => null])
    validator.check()
    await pass(5000)
    expect(log).toEqual(['valid'])
  })
  it('checks at most every 1.5 s, but at once on command', async () => {
    const { validator, times } = setUp([() => null])
    validator.check()
    await pass(1499)
    validator.check()
    validator.retry()
    await pass(1500)
    validator.check()
    expect(times()).toEqual([0, 1499, 2999])
  })
  it('lets a newer check supersede an older one', async () => {
    const { validator, log } = setUp([server, () => null])
    validator.check()
    await pass(200)
    validator.retry()
    await pass(5000)
    expect(log).toEqual(['valid'])
  })
  it('starts no check while paused, and one 3 s after it is resumed', async () => {
    const { validator, times } = setUp([() => null])
    validator.pause()
    validator.check()
    validator.retry()
    await pass(60_000)
    validator.resume()
    validator.check()
    await pass(2999)
    validator.check()
    expect(times()).toEqual([])
    await pass(1)
    expect(times()).toEqual([63_000])
    await pass(1500)
    validator.check()
    expect(times()).toEqual([63_000, 64_500])
  })
  it('gives up a running check when paused, and all of them when stopped', async () => {
    const { validator, log, times } = setUp([server])
    validator.check()
    await pass(100)
    validator.pause()
    await pass(60_000)
    expect([log, times()]).toEqual([[], [0]])
    validator.resume()
    validator.stop()
    validator.check()
    validator.retry()
    await pass(60_000)
    expect([log, times()]).toEqual([[], [0]])
  })
  it('hears nothing of a check that it has given up, and leaves no timer', async () => {
    let isAborted = false
    const { validator, log, unexpectedErrors } = setUp(
      [],
      (signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true
            setTimeout(() => (log.length === 0 ? resolve({ expiresAt }) : reject(new TypeError('late'))), 100)
          })
        }),
    )
    validator.check()
    validator.pause()
    expect(isAborted).toBe(true)
    await pass(200)
    expect(log).toEqual([])
    log.push('given up before')
    validator.resume()
    await pass(3000)
    validator.stop()
    await pass(200)
    expect([log, unexpectedErrors]).toEqual([['given up before'], []])
    expect(vi.getTimerCount()).toBe(0)
  })
  it('leaves no timer after an answer, nor when it is stopped between two attempts', async () => {
    const { validator } = setUp([() => null, server])
    validator.check()
    await pass(0)
    expect(vi.getTimerCount()).toBe(0)
    validator.retry()
    await pass(100)
    validator.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
  it('reports an unexpected error, not an end', async () => {
    const { validator, log, unexpectedErrors } = setUp([() => new TypeError('oops')])
    validator.check()
    await pass(5000)
    expect(log).toEqual([])
    expect(unexpectedErrors).toHaveLength(1)
  })
})
