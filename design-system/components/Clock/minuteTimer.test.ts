import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everyMinute, msUntilNextMinute } from './minuteTimer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const at = Date.UTC(2026, 10, 20, 19, 41, 7)

it('waits for the next full minute, at least 1 ms and at most one minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 4e12 }), (ms) => {
      const wait = msUntilNextMinute(ms)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60_000)
      expect(Math.abs((ms + wait) % 60_000)).toBe(0)
    }),
  )
})

it('ticks at full minutes of server time, whatever the device clock', () => {
  const start = Date.now()
  const seen: number[] = []
  const stop = everyMinute(
    at,
    (ms) => seen.push(ms),
    () => Date.now() - start,
  )
  vi.advanceTimersByTime(52_999)
  expect(seen).toEqual([at])
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([at, at + 53_000, at + 113_000])
  stop()
  vi.advanceTimersByTime(600_000)
  expect(seen).toHaveLength(3)
})
