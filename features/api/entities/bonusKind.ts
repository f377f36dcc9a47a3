import { type Ore, ore } from '../../format/money.ts'

/** What a bonus gives for the first deposit. */
export type BonusKind = 'freeSpins' | 'depositMatch'

/** A bonus that adds a share of the deposit is a deposit match, any other gives free spins. */
export const bonusKindOf = ({ terms }: { terms: { matchPercent: number } }): BonusKind =>
  terms.matchPercent > 0 ? 'depositMatch' : 'freeSpins'

/** Whether a bonus can be chosen at `now`, UTC ms. */
export const isOffered = (
  { status, scheduleFrom, scheduleTo }: { status: 'active' | 'closed'; scheduleFrom: number | null; scheduleTo: number | null },
  now: number,
): boolean => status === 'active' && now >= (scheduleFrom ?? now) && now <= (scheduleTo ?? now)

/** Bonus money, in øre, that a deposit of so many øre gives: its share, rounded down, and at most `matchMax`. */
export const matchedAmount = (deposit: number, { matchPercent, matchMax }: { matchPercent: number; matchMax: number }): Ore =>
  ore(Math.min(Math.floor((deposit * matchPercent) / 100), matchMax))
