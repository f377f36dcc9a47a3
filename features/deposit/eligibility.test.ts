import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kroner, type Ore } from '../format/money.ts'
import { type AmountRules, amountFault, eligibilityOf, leftAfter, tightestLimit } from './eligibility.ts'

const noTimes = { depositDay: null, depositWeek: null, depositMonth: null, depositYear: null }
const limits = (day: number | null, week: number | null, month: number | null, current = { day, week, month }) => ({
  limitsLeft: { depositDay: day as Ore | null, depositWeek: week as Ore | null, depositMonth: month as Ore | null, depositYear: null }, // test amounts are øre
  currentLimits: {
    depositDay: current.day as Ore | null,
    depositWeek: current.week as Ore | null,
    depositMonth: current.month as Ore | null,
    depositYear: null,
  },
  pendingLimits: noTimes,
  availableAt: noTimes,
})

describe('deposit limits', () => {
  it('finds the limit with the smallest remaining amount', () => {
    const left = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null })
    fc.assert(
      fc.property(left, left, left, (day, week, month) => {
        const known = [day, week, month].filter((value) => value !== null)
        expect(tightestLimit(limits(day, week, month))?.left ?? null).toBe(known.length ? Math.min(...known) : null)
      }),
    )
  })

  it('tells the share of its limit that is used, at most 1: a lowered limit can already be exceeded', () => {
    const set = { day: null, week: 400_000, month: null }
    expect(tightestLimit(limits(null, 100_000, null, set))).toEqual({ period: 'week', left: 100_000, usedShare: 0.75 })
    expect(tightestLimit(limits(null, 500_000, null, set))).toMatchObject({ left: 500_000, usedShare: 0 })
    expect(tightestLimit(limits(-1, 100, null, { day: 100, week: 200, month: null }))).toEqual({ period: 'day', left: 0, usedShare: 1 })
    expect(tightestLimit(limits(100, null, null, { day: null, week: null, month: null }))).toMatchObject({ usedShare: 0 })
    expect(tightestLimit(limits(0, null, null))).toMatchObject({ left: 0, usedShare: 0 })
  })

  it('names the shorter period where two allow the same', () => {
    expect(tightestLimit(limits(100, 100, 100))?.period).toBe('day')
    expect(tightestLimit(limits(200, 100, 100))?.period).toBe('week')
  })
})

describe('the amounts that can be deposited', () => {
  const rules: AmountRules = { min: kroner(100), max: kroner(5000), limit: { period: 'day', left: kroner(2000), usedShare: 0 } }

  it('begin at the minimum and end at the rest of the limit', () => {
    const faults = [kroner(100) - 1, kroner(100), kroner(2000), kroner(2000) + 1, 100_00.5].map((amount) => amountFault(amount, rules))
    expect(faults).toEqual(['belowMinimum', null, null, 'aboveLimit', 'belowMinimum'])
  })

  it('end at the configured maximum when it is below the rest of the limit, or no limit applies', () => {
    const ample: AmountRules = { ...rules, limit: { period: 'month', left: kroner(9000), usedShare: 0 } }
    for (const limited of [ample, { ...rules, limit: null }])
      expect([kroner(5000), kroner(5000) + 1].map((amount) => amountFault(amount, limited))).toEqual([null, 'aboveMaximum'])
    expect(leftAfter(kroner(5001), ample)).toBeNull()
    const equal: AmountRules = { ...rules, limit: { period: 'month', left: rules.max, usedShare: 0 } }
    expect(amountFault(kroner(5000) + 1, equal)).toBe('aboveLimit')
    expect(amountFault(kroner(6000), rules)).toBe('aboveLimit')
  })

  it('leave the rest of the limit; an amount that cannot be deposited is not subtracted', () => {
    expect([kroner(500), kroner(2000)].map((amount) => leftAfter(amount, rules))).toEqual([kroner(1500), 0])
    expect([null, kroner(50), kroner(2001)].map((amount) => leftAfter(amount, rules))).toEqual([null, null, null])
    expect(leftAfter(kroner(500), { ...rules, limit: null })).toBeNull()
  })
})

describe('eligibilityOf', () => {
  const [min, max] = [kroner(100), kroner(100_000)]
  const set = limits(100_000, 200_000, 300_000)
  const facts = { limits: set, error: undefined, pausedUntil: null, min, max }
  const failure = { code: 'ERR_NETWORK' as const, details: {} }

  it('allows a deposit up to the tightest limit', () => {
    expect(eligibilityOf(facts)).toEqual({ type: 'open', rules: { min, max, limit: { period: 'day', left: 100_000, usedShare: 0 } } })
    expect(eligibilityOf({ ...facts, limits: limits(10_000, 200_000, 300_000) }).type).toBe('open')
    const unknown = limits(null, null, null, { day: 50_000, week: 50_000, month: 50_000 })
    expect(eligibilityOf({ ...facts, limits: unknown })).toEqual({ type: 'open', rules: { min, max, limit: null } })
  })

  it('returns the reason when no deposit can start', () => {
    expect(eligibilityOf({ ...facts, limits: undefined }).type).toBe('loading')
    expect(eligibilityOf({ ...facts, limits: undefined, error: failure })).toEqual({ type: 'failed', code: 'ERR_NETWORK', reference: null })
    const known = { code: 'ERR_UPSTREAM' as const, details: { reference: 'r1' } }
    expect(eligibilityOf({ ...facts, limits: undefined, error: known })).toEqual({ type: 'failed', code: 'ERR_UPSTREAM', reference: 'r1' })
    expect(eligibilityOf({ ...facts, limits: limits(null, null, null) }).type).toBe('limits-missing')
    const day = { day: 50_000, week: 200_000, month: 300_000 }
    expect(eligibilityOf({ ...facts, limits: limits(9_999, 200_000, 300_000, day) })).toMatchObject({
      type: 'limit-reached',
      limit: { period: 'day', left: 9_999 },
      availableAt: null,
    })
    expect(eligibilityOf({ ...facts, pausedUntil: 1 })).toEqual({ type: 'paused', until: 1 })
  })

  it('tells when the last of the full limits has room again, where the back end tells it for all of them', () => {
    const full = limits(0, 5_000, 300_000, { day: 50_000, week: 200_000, month: 300_000 })
    const at = (availableAt: { depositDay: number; depositWeek: number | null }) =>
      eligibilityOf({ ...facts, limits: { ...full, availableAt: { ...noTimes, ...availableAt } } })
    expect(at({ depositDay: 7, depositWeek: 9 })).toMatchObject({ type: 'limit-reached', availableAt: 9 })
    expect(at({ depositDay: 7, depositWeek: null })).toMatchObject({ type: 'limit-reached', availableAt: null })
  })

  it('distinguishes a limit below the minimum from a used-up one, which will have room again', () => {
    const low = { type: 'limit-too-low', period: 'day', amount: 9_999 }
    expect(eligibilityOf({ ...facts, limits: limits(9_999, 200_000, 300_000) })).toEqual(low)
    const set = { day: 9_999, week: 10_000, month: 9_999 }
    expect(eligibilityOf({ ...facts, limits: limits(9_999, 0, 9_999, set) })).toEqual(low)
    expect(eligibilityOf({ ...facts, limits: limits(10_000, 200_000, 300_000) }).type).toBe('open')
  })

  it('is closed without a payment method, and for a paused player by the pause first', () => {
    expect(eligibilityOf({ ...facts, hasMethod: false })).toEqual({ type: 'no-method' })
    expect(eligibilityOf({ ...facts, hasMethod: false, pausedUntil: 1 }).type).toBe('paused')
  })

  it('ignores an error once limits are loaded', () => {
    expect(eligibilityOf({ ...facts, error: failure }).type).toBe('open')
  })
})
