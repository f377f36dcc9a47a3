import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kroner, ore } from '../format/money.ts'
import { bonusProgress, limitsLeft, sumResults, sumsProblem } from './model.ts'

const summary = {
  Balance: kroner(1250),
  BonusBalance: kroner(0),
  TotalBalance: kroner(1250),
  WithdrawableBalance: kroner(1250),
  TotalActiveBonusWageredFraction: 0,
  TotalActiveWageringRequirement: kroner(0),
  FreeSpinsLeft: 0,
}

it('returns null without requirement and spins', () => {
  expect(bonusProgress(summary)).toBeNull()
})

it('returns free spins without a wagering requirement', () => {
  expect(bonusProgress({ ...summary, FreeSpinsLeft: 500 })).toEqual({ fraction: 0, requirement: 0, left: 0, spins: 500 })
})

it('never understates the remaining requirement, and reaches 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (requirement, fraction) => {
      const progress = bonusProgress({
        ...summary,
        TotalActiveWageringRequirement: ore(requirement),
        TotalActiveBonusWageredFraction: fraction,
      })
      expect(progress?.left).toBeGreaterThanOrEqual(requirement * (1 - fraction))
      expect(progress?.left).toBeLessThanOrEqual(requirement)
    }),
  )
  const done = bonusProgress({ ...summary, TotalActiveWageringRequirement: ore(1000), TotalActiveBonusWageredFraction: 1 })
  expect(done?.left).toBe(0)
})

it('lists the rest of every set limit', () => {
  const none = { depositDay: null, depositWeek: null, depositMonth: null, depositYear: null }
  const limits = {
    currentLimits: { ...none, depositDay: kroner(500), depositMonth: kroner(2000) },
    limitsLeft: { ...none, depositDay: kroner(0), depositMonth: kroner(1500) },
    pendingLimits: none,
    availableAt: { ...none, depositDay: 7 },
  }
  expect(limitsLeft(limits)).toEqual([
    { period: 'day', limit: 50_000, left: 0, availableAt: 7 },
    { period: 'month', limit: 200_000, left: 150_000, availableAt: null },
  ])
})

it.each([
  ['ERR_UNAUTHENTICATED', 401, 'no_session'],
  ['ERR_FORBIDDEN', 403, 'unsuccessful'],
  ['ERR_UPSTREAM', 502, 'failed'],
  ['ERR_NETWORK', undefined, 'failed'],
] as const)('tells %s of the sums of play apart', (code, status, problem) => {
  expect(sumsProblem({ code, details: status === undefined ? {} : { status } })).toBe(problem)
})

it('sums days exactly, to a net result with its sign', () => {
  const amounts = fc.integer({ min: 0, max: 10 ** 11 }).map(ore)
  fc.assert(
    fc.property(fc.array(fc.record({ date: fc.constant('2026-11-20'), staked: amounts, won: amounts })), (days) => {
      const { staked, won, net } = sumResults(days)
      expect(staked + net).toBe(won)
      expect(net).toBe(days.reduce((sum, day) => sum + day.won - day.staked, 0))
    }),
  )
  expect(sumResults([{ date: '2026-11-20', staked: kroner(10), won: kroner(4) }]).net).toBe(-600)
})
