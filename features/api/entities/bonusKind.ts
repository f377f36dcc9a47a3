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

/** What the wagering requirement is a multiple of: what is granted, or that and the deposit of the same value. Never winnings (RULES, § 20). */
export const wageringBases = ['grant', 'depositAndGrant'] as const

/** What decides the worth of a bonus and its wagering requirement; amounts in øre. */
interface WageringTerms {
  spins: number
  spinValue: number
  matchPercent: number
  matchMax: number
  credit: number
  wageringMultiplier: number
  wageringBase: (typeof wageringBases)[number]
}

/** Bonus money, in øre, that a deposit of so many øre gives: its share, rounded down, and at most `matchMax`. */
export const matchedAmount = (deposit: number, { matchPercent, matchMax }: { matchPercent: number; matchMax: number }): Ore =>
  ore(Math.min(Math.floor((deposit * matchPercent) / 100), matchMax))

/** Worth, in øre, of what a bonus gives with a deposit of so many øre; 0 without a deposit. */
export const grantedValue = (deposit: number, terms: Omit<WageringTerms, 'wageringMultiplier' | 'wageringBase'>): Ore =>
  ore(terms.spins * terms.spinValue + matchedAmount(deposit, terms) + terms.credit)

/** Øre that the wagering requirement is a multiple of. A required deposit has the worth of what it gives, so that both are twice that. */
export const wageringBaseOf = (deposit: number, terms: WageringTerms): Ore =>
  ore(grantedValue(deposit, terms) * (terms.wageringBase === 'depositAndGrant' ? 2 : 1))

/** Stakes, in øre, that make what was given and won the player's own: known before the first of them. */
export const wageringRequirement = (deposit: number, terms: WageringTerms): Ore =>
  ore(Math.ceil(wageringBaseOf(deposit, terms) * terms.wageringMultiplier))
