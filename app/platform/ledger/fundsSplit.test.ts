import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitStake, splitWin } from './fundsSplit.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })

it('takes cash first, then bonus money, and never more than the balance', () => {
  fc.assert(
    fc.property(amount, amount, amount, (stake, cash, bonus) => {
      const split = splitStake(stake, { cash, bonus })
      if (stake > cash + bonus) expect(split).toBeNull()
      else expect(split).toEqual({ cash: Math.min(stake, cash), bonus: Math.max(0, stake - cash) })
    }),
  )
})

it('splits a win in proportion, exact to the øre, with the remainder to bonus money', () => {
  fc.assert(
    fc.property(amount, amount, amount, (win, cash, bonus) => {
      fc.pre(cash + bonus > 0)
      const split = splitWin(win, { cash, bonus })
      expect(split.cash + split.bonus).toBe(win)
      expect(Math.min(split.cash, split.bonus)).toBeGreaterThanOrEqual(0)
      const exact = (BigInt(win) * BigInt(cash)) / BigInt(cash + bonus)
      expect(BigInt(split.cash)).toBe(bonus === 0 ? BigInt(win) : exact)
    }),
  )
  expect(splitWin(100, { cash: 1, bonus: 2 })).toEqual({ cash: 33, bonus: 67 })
})

it('pays a win without a stake in cash', () => {
  expect(splitWin(100, { cash: 0, bonus: 0 })).toEqual({ cash: 100, bonus: 0 })
})
