import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LimitPeriod, limitPeriods } from '../api/entities/limitPeriod.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import { ore } from '../format/money.ts'
import {
  alignLimitsBody,
  cancellingValue,
  classifyLimitChange,
  findOverruledLimits,
  formatLimit,
  isSameLimit,
  periodLimits,
  raiseEffectiveAt,
  readLinkedPause,
  toPeriodLimits,
} from './model.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(ore)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const perPeriod = <T>(value: fc.Arbitrary<T>) =>
  fc.record({ depositDay: value, depositWeek: value, depositMonth: value, depositYear: value })
const pending = fc.record({ limitValue: amount, validateFrom: fc.integer({ min: 0 }) })
const limits: fc.Arbitrary<DepositLimits> = fc.record({
  currentLimits: perPeriod(maybe(amount)),
  limitsLeft: perPeriod(maybe(amount)),
  pendingLimits: perPeriod(maybe(pending)),
  availableAt: perPeriod(maybe(fc.integer({ min: 0 }))),
})
const none = { depositDay: null, depositWeek: null, depositMonth: null, depositYear: null }
const some = { depositDay: ore(50_000), depositWeek: ore(200_000), depositMonth: ore(600_000), depositYear: null }

describe('periodLimits', () => {
  it('computes used as current − left, and a share between 0 and 1', () => {
    fc.assert(
      fc.property(limits, (given) => {
        for (const { current, left, used, usedShare } of periodLimits(given)) {
          expect(usedShare).toBeGreaterThanOrEqual(0)
          expect(usedShare).toBeLessThanOrEqual(1)
          if (current !== null && left !== null) expect(used).toBe(Math.max(0, current - left))
          else expect(used).toBeNull()
        }
      }),
    )
  })
  it('maps the example of the design', () => {
    const [day, week] = periodLimits({
      currentLimits: some,
      limitsLeft: { depositDay: ore(30_000), depositWeek: ore(150_000), depositMonth: ore(414_000), depositYear: null },
      pendingLimits: { ...none, depositWeek: { limitValue: ore(300_000), validateFrom: 42 } },
      availableAt: { ...none, depositWeek: 7 },
    })
    expect(day).toEqual({
      kind: 'deposit',
      period: 'day',
      current: 50_000,
      left: 30_000,
      used: 20_000,
      usedShare: 0.4,
      pending: null,
      availableAt: null,
    })
    expect(week?.pending).toEqual({ amount: 300_000, effectiveAt: 42 })
    expect(week?.availableAt).toBe(7)
  })
})

describe('changing a limit', () => {
  it('classifies a first limit, a lower, an equal and a higher one', () => {
    expect(classifyLimitChange(null, ore(10_000))).toBe('first')
    expect(classifyLimitChange(ore(0), ore(10_000))).toBe('first')
    expect(classifyLimitChange(ore(20_000), ore(10_000))).toBe('lower')
    expect(classifyLimitChange(ore(10_000), ore(10_000))).toBe('same')
    expect(classifyLimitChange(ore(10_000), ore(20_000))).toBe('raise')
    expect(raiseEffectiveAt(0, 24)).toBe(86_400_000)
  })
  it('cancels a raise by sending the current limit, only where one is pending', () => {
    fc.assert(
      fc.property(limits, (given) => {
        for (const limit of periodLimits(given)) {
          const value = cancellingValue(limit)
          if (limit.pending && limit.current !== null) expect(value).toBe(limit.current)
          else expect(value).toBeNull()
        }
      }),
    )
  })
})

describe('limits that never count', () => {
  it('finds a longer period that allows less than a shorter one, even with a lower day', () => {
    const [day, week, month] = [ore(500), ore(6000), ore(5500)]
    const amounts = { day, week, month }
    expect(findOverruledLimits(limitPeriods.map((period) => ({ period, amount: period === 'year' ? null : amounts[period] })))).toEqual({
      ruling: { period: 'month', amount: 5500 },
      overruled: ['week'],
    })
  })

  it('names the limit that counts and the ones to lower', () => {
    const found = findOverruledLimits([
      { period: 'day', amount: ore(500_000) },
      { period: 'week', amount: ore(50_000) },
      { period: 'month', amount: ore(10_000) },
      { period: 'year', amount: null },
    ])
    expect(found).toEqual({ ruling: { period: 'month', amount: 10_000 }, overruled: ['day', 'week'] })
    expect(found && alignLimitsBody(found)).toEqual({ day: 10_000, week: 10_000 })
  })

  it('names the lowest of several, of two equal ones the shorter period’s; an unlisted period has none', () => {
    const inOrder = (day: number, week: number, month: number) =>
      findOverruledLimits([
        { period: 'day', amount: day },
        { period: 'week', amount: week },
        { period: 'month', amount: month },
      ])
    expect(inOrder(5000, 1000, 2000)).toEqual({ ruling: { period: 'week', amount: 1000 }, overruled: ['day'] })
    expect(inOrder(5000, 1000, 1000)).toEqual({ ruling: { period: 'week', amount: 1000 }, overruled: ['day'] })
    expect(findOverruledLimits([])).toBeNull()
  })

  const entered = fc.record({ day: maybe(amount), week: maybe(amount), month: maybe(amount), year: maybe(amount) })
  const listed = (amounts: Readonly<Partial<Record<LimitPeriod, number | null>>>) =>
    limitPeriods.map((period) => ({ period, amount: amounts[period] ?? null }))
  /** The most that can be deposited in one go. */
  const most = (amounts: Readonly<Partial<Record<LimitPeriod, number | null>>>) =>
    Math.min(...listed(amounts).map(({ amount }) => amount || Number.POSITIVE_INFINITY))

  it('lowers exactly those that allow more than a longer period, and nothing that the player may deposit', () => {
    fc.assert(
      fc.property(entered, (amounts) => {
        let aligned: Readonly<Partial<Record<LimitPeriod, number | null>>> = amounts
        for (let found = findOverruledLimits(listed(aligned)); found; found = findOverruledLimits(listed(aligned))) {
          const lowered = alignLimitsBody(found)
          for (const period of found.overruled) expect(aligned[period]).toBeGreaterThan(lowered[period] ?? 0)
          aligned = { ...aligned, ...lowered }
        }
        expect(most(aligned)).toBe(most(amounts))
        const known = limitPeriods.flatMap((period) => aligned[period] || [])
        expect(known).toEqual([...known].sort((a, b) => a - b))
        for (const period of limitPeriods) expect(aligned[period] ?? 0).toBeLessThanOrEqual(amounts[period] ?? 0)
      }),
    )
  })
})

it.each([
  ['24h', '24h'],
  ['30d', '30d'],
  ['permanent', null],
  ['', null],
  [null, null],
])('the link to the pause %s opens the question for %s', (value, kind) => expect(readLinkedPause(value)).toBe(kind))

describe('limits of every kind', () => {
  it('are the same only by kind and period together', () => {
    const day = { kind: 'loss', period: 'day' } as const
    expect(isSameLimit(day, { ...day })).toBe(true)
    expect(isSameLimit(day, { kind: 'stake', period: 'day' })).toBe(false)
    expect(isSameLimit(day, { kind: 'loss', period: 'week' })).toBe(false)
    expect(isSameLimit(null, day)).toBe(false)
  })
  it('show deposits, losses and stakes in kroner, and time in hours and minutes', () => {
    const inKroner = formatLimit('stake', 50_000)
    expect(inKroner).toContain('500')
    expect([formatLimit('deposit', 50_000), formatLimit('loss', 50_000)]).toEqual([inKroner, inKroner])
    expect(formatLimit('time', 150)).toBe('2 t. 30 min.')
  })
  it('show the used share of the play, and pending changes', () => {
    const limit = { kind: 'loss', period: 'day', current: 1000, used: 250, left: 750, pending: null, availableAt: null } as const
    const raised = { ...limit, pending: { value: 5000, from: 7 } }
    expect(toPeriodLimits([limit, raised])).toEqual([
      { ...limit, usedShare: 0.25 },
      { ...limit, usedShare: 0.25, pending: { amount: 5000, effectiveAt: 7 } },
    ])
  })
})
