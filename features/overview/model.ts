import { type Ore, ore } from '../format/money.ts'
import type { AccountSummary } from '../session/calls.ts'

/** Wagering progress of the active bonus. Amounts in øre. */
export interface BonusProgress {
  /** 0 to 1. */
  fraction: number
  requirement: Ore
  left: Ore
  spins: number
}

/**
 * Progress of the active bonus; null without a wagering requirement and free spins. `left`: part of the requirement still to be wagered,
 * rounded up to the øre so that it is never understated.
 */
export function bonusProgress(summary: AccountSummary): BonusProgress | null {
  const { TotalActiveBonusWageredFraction: fraction, TotalActiveWageringRequirement: requirement, FreeSpinsLeft: spins } = summary
  if (requirement <= 0 && spins === 0) return null
  return { fraction, requirement, left: ore(Math.ceil(requirement * (1 - fraction))), spins }
}
