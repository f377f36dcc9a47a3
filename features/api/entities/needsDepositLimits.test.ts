import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kroner, type Ore, ore } from '../../format/money.ts'
import { needsDepositLimits } from './needsDepositLimits.ts'

const all = <T>(depositDay: T, depositWeek: T, depositMonth: T) => ({ depositDay, depositWeek, depositMonth })
const none = all(null, null, null)
const raise = { limitValue: kroner(500), validateFrom: 1 }
const current = (day: Ore | null, week: Ore | null, month: Ore | null) => all(day, week, month)

describe('missing deposit limits', () => {
  it.each([
    ['nothing is set', none, none, true],
    ['the limit of a period is 0', current(kroner(0), kroner(100), kroner(100)), none, true],
    ['one period is set', current(null, kroner(100), null), none, false],
    ['all are set', current(kroner(100), kroner(100), kroner(100)), none, false],
    ['a first limit is pending', none, all(null, raise, null), false],
    ['a limit of 0 has a pending raise', current(kroner(0), null, null), all(raise, null, null), false],
  ])('%s', (_, currentLimits, pendingLimits, missing) => {
    expect(needsDepositLimits({ currentLimits, pendingLimits })).toBe(missing)
  })
  it('are none when no limit is 0 and one is set, with any pending change', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map(ore)
    const pending = fc.option(fc.record({ limitValue: amount, validateFrom: fc.integer({ min: 0 }) }), { nil: null })
    const perPeriod = <T>(value: fc.Arbitrary<T>) => fc.tuple(value, value, value).map(([day, week, month]) => all(day, week, month))
    const oneSet = perPeriod(fc.option(amount, { nil: null })).filter((limits) => Object.values(limits).some((limit) => limit !== null))
    fc.assert(
      fc.property(oneSet, perPeriod(pending), (currentLimits, pendingLimits) => {
        expect(needsDepositLimits({ currentLimits, pendingLimits })).toBe(false)
      }),
    )
  })
})
