import { expect, test, vi } from 'vitest'
import { markFresh, skipFreshRevalidation } from './freshness.ts'

test('data of a payload is fresh for five seconds, with any device clock', () => {
  vi.useFakeTimers()
  const useNext = vi.fn()
  const revalidates = (): unknown => {
    skipFreshRevalidation(useNext)('balance', null, { revalidateIfStale: true } as never) // the one option that is changed
    return useNext.mock.lastCall?.[2].revalidateIfStale
  }
  markFresh(['balance'])
  expect(revalidates()).toBe(false)
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(4999)
  expect(revalidates()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(revalidates()).toBe(true)
  vi.useRealTimers()
})
