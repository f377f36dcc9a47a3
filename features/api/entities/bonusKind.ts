import { type Ore, ore } from '../../format/money.ts'

/** What a bonus gives: free spins, a share of a deposit, or bonus money without a deposit. */
export type BonusKind = 'freeSpins' | 'depositMatch' | 'credit'

/** What a player does to be granted a bonus: the first deposit, any deposit, or entering its code on the page of campaigns. */
export const bonusTriggers = ['firstDeposit', 'deposit', 'code'] as const
export type BonusTrigger = (typeof bonusTriggers)[number]

export const bonusKindOf = ({ terms }: { terms: { matchPercent: number; credit: number } }): BonusKind => {
  if (terms.matchPercent > 0) return 'depositMatch'
  return terms.credit > 0 ? 'credit' : 'freeSpins'
}

/** Whether a bonus can be chosen at `now`, UTC ms. */
export const isOffered = (
  { status, scheduleFrom, scheduleTo }: { status: 'active' | 'closed'; scheduleFrom: number | null; scheduleTo: number | null },
  now: number,
): boolean => status === 'active' && now >= (scheduleFrom ?? now) && now <= (scheduleTo ?? now)

/** Bonus money, in øre, that a deposit of so many øre gives: its share, rounded down, and at most `matchMax`. */
export const matchedAmount = (deposit: number, { matchPercent, matchMax }: { matchPercent: number; matchMax: number }): Ore =>
  ore(Math.min(Math.floor((deposit * matchPercent) / 100), matchMax))
