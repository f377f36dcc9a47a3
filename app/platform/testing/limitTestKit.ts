import type { LimitPeriod } from '@casino/features/api/entities/limitPeriod'
import fc from 'fast-check'
import { expect } from 'vitest'
import { hourMs } from '../core/clock.ts'

/** Length of the window that a limit counts over, written out again for the tests. */
export const windowHours = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const satisfies Record<LimitPeriod, number>

/** Sequences of uses, requests, cancellations and waits. The waits are around the lengths that the rules name, so that they meet their edges. */
export const limitSteps = <Use, Request>(period: LimitPeriod, use: fc.Arbitrary<Use>, request: fc.Arbitrary<Request>) => {
  const hours = fc.constantFrom(1, 23, 1, 23, 24, windowHours[period] - 1, windowHours[period])
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('use' as const), use }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('request' as const), request }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const) }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), hours }) },
  )
  return fc.array(step, { minLength: 10, maxLength: 30 })
}

/** Few amounts, so that sums meet the limits exactly. Øre. */
export const limitAmounts = fc.constantFrom(20_000, 40_000, 60_000, 80_000)

export interface AmountAt {
  amount: number
  /** UTC ms. */
  at: number
}

/** Sum of what was used in the window of a period that ends at `now` (UTC ms). */
export const sumInWindow = (amounts: readonly AmountAt[], period: LimitPeriod, now: number): number =>
  amounts.filter(({ at }) => at > now - windowHours[period] * hourMs).reduce((total, { amount }) => total + amount, 0)

/**
 * What the rules promise, from the requests alone (null: no limit): each binds for its first 24 hours, and until then no higher one counts
 * than before. A lower request also lowers the higher ones before it.
 */
export function expectWithin(requests: readonly { value: number | null; at: number }[], used: number, now: number): void {
  const heights = requests.map(({ value }) => value ?? Number.POSITIVE_INFINITY)
  for (const [place, { at }] of requests.entries()) if (now - at < 24 * hourMs) expect(used).toBeLessThanOrEqual(heights[place] ?? 0)
  const granted = requests.flatMap(({ at }, place) => (place === 0 || now - at >= 24 * hourMs ? [Math.min(...heights.slice(place))] : []))
  expect(used).toBeLessThanOrEqual(Math.max(...granted))
}
