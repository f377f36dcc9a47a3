import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../core/clock.ts'
import {
  areLimitsMissing,
  byLimitKey,
  changeLimit,
  depositedIn,
  depositRoomAt,
  effectiveLimit,
  type Limit,
  limitWindowMs,
  lowestRemainingLimit,
  noLimit,
} from './model.ts'

const day = 24 * hourMs
const amount = fc.integer({ min: 100, max: 1_000_000 })
const steps = fc.array(fc.record({ wanted: amount, wait: fc.integer({ min: 0, max: 60 * hourMs }) }), { minLength: 1, maxLength: 12 })

describe('changing a limit', () => {
  it('never exceeds the previous limit or an increase requested less than a day ago', () => {
    fc.assert(
      fc.property(steps, (asked) => {
        let limit: Limit = noLimit
        let now = 0
        const history: { wanted: number; at: number }[] = []
        for (const { wanted, wait } of asked) {
          const before = effectiveLimit(limit, now).current
          limit = changeLimit(limit, wanted, now, day)
          history.push({ wanted, at: now })
          const after = effectiveLimit(limit, now).current ?? 0
          if (before) expect(after).toBe(Math.min(before, wanted))
          else expect(after).toBe(wanted)
          now += wait
          const inForce = effectiveLimit(limit, now).current ?? 0
          if (inForce > after) expect(history.some((entry) => entry.wanted >= inForce && now - entry.at >= day)).toBe(true)
        }
      }),
    )
  })

  it('applies a first and a lower limit immediately, and clears a pending increase', () => {
    expect(changeLimit(noLimit, 5000, 0, day)).toEqual({ current: 5000, pending: null })
    expect(changeLimit({ current: 0, pending: null }, 5000, 0, day)).toEqual({ current: 5000, pending: null })
    const raising = changeLimit({ current: 5000, pending: null }, 9000, 0, day)
    expect(raising).toEqual({ current: 5000, pending: { value: 9000, from: day } })
    expect(changeLimit(raising, 3000, 1, day)).toEqual({ current: 3000, pending: null })
  })

  it('cancels a pending increase when the current value is sent', () => {
    const raising = changeLimit({ current: 5000, pending: null }, 9000, 0, day)
    expect(changeLimit(raising, 5000, 10, day)).toEqual({ current: 5000, pending: null })
  })

  it('restarts the delay for a higher increase and keeps it for a lower one', () => {
    const raising = changeLimit({ current: 5000, pending: null }, 9000, 0, day)
    expect(changeLimit(raising, 9500, hourMs, day).pending).toEqual({ value: 9500, from: hourMs + day })
    expect(changeLimit(raising, 8000, hourMs, day).pending).toEqual({ value: 8000, from: day })
    expect(changeLimit(raising, 9000, hourMs, day).pending).toEqual({ value: 9000, from: day })
  })

  it('applies the increase exactly at its effective time', () => {
    const raising = changeLimit({ current: 5000, pending: null }, 9000, 0, day)
    expect(effectiveLimit(raising, day - 1).current).toBe(5000)
    expect(effectiveLimit(raising, day)).toEqual({ current: 9000, pending: null })
  })
})

describe('missing limits', () => {
  const set: Limit = { current: 5000, pending: null }
  const zero: Limit = { current: 0, pending: null }
  const waiting: Limit = { current: 0, pending: { value: 100, from: 1 } }
  it.each([
    [{ day: noLimit, week: noLimit, month: noLimit }, true],
    [{ day: set, week: noLimit, month: noLimit }, false],
    [{ day: set, week: zero, month: set }, true],
    [{ day: set, week: waiting, month: set }, false],
  ])('%j', (limits, missing) => {
    expect(areLimitsMissing({ ...limits, year: noLimit })).toBe(missing)
    expect(areLimitsMissing({ ...limits, year: set })).toBe(missing)
  })
})

it('looks back over the last 1, 7, 30 and 365 days', () => {
  expect(limitWindowMs).toEqual({ day, week: 7 * day, month: 30 * day, year: 365 * day })
  expect(byLimitKey((period) => period)).toEqual({
    depositDay: 'day',
    depositWeek: 'week',
    depositMonth: 'month',
    depositYear: 'year',
  })
})

it('returns the lowest remaining amount of all periods, never below zero', () => {
  const limit = (current: number): Limit => ({ current, pending: null })
  const none = { day: noLimit, week: noLimit, month: noLimit, year: noLimit }
  const unused = { day: 0, week: 0, month: 0, year: 0 }
  const used = { day: 400, week: 9000, month: 4900, year: 9000 }
  expect(lowestRemainingLimit({ ...none, day: limit(1000), month: limit(5000) }, used)).toEqual({ period: 'month', left: 100 })
  expect(lowestRemainingLimit({ ...none, day: limit(1000), year: limit(9050) }, used)).toEqual({ period: 'year', left: 50 })
  expect(lowestRemainingLimit({ ...none, day: limit(1000) }, { ...unused, day: 2000 })).toEqual({ period: 'day', left: 0 })
  expect(lowestRemainingLimit({ ...none, day: limit(500), week: limit(500) }, unused)?.period).toBe('day')
  expect(lowestRemainingLimit(none, unused)).toBeNull()
})

describe('room in a full limit', () => {
  const period = 'day' as const
  const deposits = fc.array(fc.record({ amount, at: fc.integer({ min: 0, max: 2 * day }) }), { maxLength: 8 })

  it('comes at the first time when enough deposits are older than the period', () => {
    const now = 2 * day
    fc.assert(
      fc.property(deposits, amount, amount, (given, current, least) => {
        const room = depositRoomAt(given, { period, current }, { least, now })
        const leftAt = (time: number) => current - depositedIn(given, period, time)
        if (current < least || leftAt(now) >= least) {
          expect(room).toBeNull()
          return
        }
        expect(leftAt(room ?? 0)).toBeGreaterThanOrEqual(least)
        expect(leftAt((room ?? 0) - 1)).toBeLessThan(least)
      }),
    )
  })

  it('is not told without a limit', () => {
    expect(depositRoomAt([{ amount: 500, at: 0 }], { period, current: null }, { least: 100, now: 0 })).toBeNull()
  })
})
