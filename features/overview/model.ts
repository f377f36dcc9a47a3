import { type Ore, ore } from '../format/money.ts'
import type { AccountSummary } from '../session/calls.ts'

/** How far a running bonus is. Amounts in øre. */
export interface BonusProgress {
  /** 0 to 1. */
  readonly fraction: number
  readonly requirement: Ore
  readonly left: Ore
  readonly spins: number
}

/**
 * The running bonus, or null without one: it has a wagering requirement or free spins left. Of the requirement `left` is still to be
 * staked, rounded up to the øre so that the player is never told less than is asked.
 */
export function bonusProgress(summary: AccountSummary): BonusProgress | null {
  const { TotalActiveBonusWageredFraction: fraction, TotalActiveWageringRequirement: requirement, FreeSpinsLeft: spins } = summary
  if (requirement <= 0 && spins === 0) return null
  return { fraction, requirement, left: ore(Math.ceil(requirement * (1 - fraction))), spins }
}
