import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kroner, type Ore } from '../format/money.ts'
import { eligibilityOf, limitProgress, tightestLimit } from './eligibility.ts'

const limits = (day: number | null, week: number | null, month: number | null, current = { day, week, month }) => ({
  limitsLeft: { depositDay: day as Ore | null, depositWeek: week as Ore | null, depositMonth: month as Ore | null }, // test amounts are øre
  currentLimits: {
    depositDay: current.day as Ore | null,
    depositWeek: current.week as Ore | null,
    depositMonth: current.month as Ore | null,
  },
  pendingLimits: { depositDay: null, depositWeek: null, depositMonth: null },
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

  it('shows what remains of the weekly limit after the deposit', () => {
    const known = limits(100_000, 200_000, 300_000, { day: 100_000, week: 400_000, month: 300_000 })
    expect(limitProgress(known, kroner(500))).toEqual({ period: 'depositWeek', left: kroner(1500), share: 0.375 })
    expect(limitProgress(known, kroner(5000))).toMatchObject({ left: 0, share: 0 })
    expect(limitProgress(limits(null, null, 50_000), null)).toMatchObject({ period: 'depositMonth', left: 50_000 })
    expect(limitProgress(limits(null, null, null), null)).toBeNull()
  })

  it('shows no progress for a limit of which one half is unknown, and none of a limit of 0', () => {
    const set = { day: null, week: 400_000, month: null }
    expect(limitProgress(limits(100, null, 100, set), null)).toBeNull()
    expect(limitProgress(limits(100, null, null, { day: null, week: null, month: null }), null)).toBeNull()
    expect(limitProgress(limits(null, 0, null), null)).toEqual({ period: 'depositWeek', left: 0, share: 0 })
  })

  it('shows at most the whole limit, also where more is left than it allows', () => {
    expect(limitProgress(limits(null, 500, null, { day: null, week: 400, month: null }), null)).toMatchObject({ left: 500, share: 1 })
  })

  it('never shows a negative amount: a lowered limit can already be exceeded', () => {
    expect(tightestLimit(limits(-1, 100, null))).toEqual({ period: 'depositDay', left: 0 })
    expect(limitProgress(limits(null, -1, null, { day: null, week: 400, month: null }), null)).toMatchObject({ left: 0, share: 0 })
  })

  it('names the shorter period where two allow the same', () => {
    expect(tightestLimit(limits(100, 100, 100))?.period).toBe('depositDay')
    expect(tightestLimit(limits(200, 100, 100))?.period).toBe('depositWeek')
  })
})

describe('eligibilityOf', () => {
  const min = kroner(100)
  const set = limits(100_000, 200_000, 300_000)
  const facts = { limits: set, error: undefined, pausedUntil: null, min }
  const failure = { code: 'ERR_NETWORK' as const, details: {} }

  it('allows a deposit up to the tightest limit', () => {
    expect(eligibilityOf(facts)).toEqual({ type: 'open', limits: set, left: 100_000 })
    expect(eligibilityOf({ ...facts, limits: limits(10_000, 200_000, 300_000) }).type).toBe('open')
    const unknown = limits(null, null, null, { day: 100, week: 100, month: 100 })
    expect(eligibilityOf({ ...facts, limits: unknown })).toEqual({ type: 'open', limits: unknown, left: null })
  })

  it('returns the reason when no deposit can start', () => {
    expect(eligibilityOf({ ...facts, limits: undefined }).type).toBe('loading')
    expect(eligibilityOf({ ...facts, limits: undefined, error: failure })).toEqual({ type: 'failed', code: 'ERR_NETWORK', reference: null })
    const known = { code: 'ERR_UPSTREAM' as const, details: { reference: 'r1' } }
    expect(eligibilityOf({ ...facts, limits: undefined, error: known })).toEqual({ type: 'failed', code: 'ERR_UPSTREAM', reference: 'r1' })
    expect(eligibilityOf({ ...facts, limits: limits(null, null, null) }).type).toBe('limits-missing')
    expect(eligibilityOf({ ...facts, limits: limits(9_999, 200_000, 300_000) })).toEqual({ type: 'limit-reached', left: 9_999 })
    expect(eligibilityOf({ ...facts, pausedUntil: 1 })).toEqual({ type: 'paused', until: 1 })
  })

  it('is closed without a payment method, and for a paused player by the pause first', () => {
    expect(eligibilityOf({ ...facts, hasMethod: false })).toEqual({ type: 'no-method' })
    expect(eligibilityOf({ ...facts, hasMethod: false, pausedUntil: 1 }).type).toBe('paused')
  })

  it('ignores an error once limits are loaded', () => {
    expect(eligibilityOf({ ...facts, error: failure }).type).toBe('open')
  })
})
