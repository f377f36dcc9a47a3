import { depositLimitKeys, type LimitPeriod, limitPeriods } from '../api/entities/limitPeriod.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { CallError } from '../api/errors.ts'
import { type Ore, ore } from '../format/money.ts'
import type { AccountSummary } from '../session/calls.ts'
import type { DayResult } from './calls.ts'

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

/** A deposit limit that the player has. */
export interface LimitLeft {
  period: LimitPeriod
  /** Øre. */
  limit: Ore
  left: Ore
  /** When there is room again in a full one, UTC ms; null for others. */
  availableAt: number | null
}

/** What is left of each deposit limit that the player has. */
export const limitsLeft = ({ currentLimits, limitsLeft: left, availableAt }: DepositLimits): readonly LimitLeft[] =>
  limitPeriods.flatMap((period) => {
    const key = depositLimitKeys[period]
    const limit = currentLimits[key]
    return limit === null ? [] : [{ period, limit, left: left[key] ?? limit, availableAt: availableAt[key] }]
  })

/** Why there are no sums of a session (specification, *Errors*: no session, unsuccessful, failed). */
export type SumsProblem = 'no_session' | 'unsuccessful' | 'failed'

/** A refusal is an answer; an error of the network or a status of 500 and above is none. */
export function sumsProblem({ code, details: { status = 0 } }: Pick<CallError, 'code' | 'details'>): SumsProblem {
  if (code === 'ERR_UNAUTHENTICATED') return 'no_session'
  return status >= 400 && status < 500 ? 'unsuccessful' : 'failed'
}

/** Sums of several days, øre. */
export function sumResults(days: readonly DayResult[]): { staked: Ore; won: Ore; net: Ore } {
  const staked = days.reduce((sum, day) => sum + day.staked, 0)
  const won = days.reduce((sum, day) => sum + day.won, 0)
  return { staked: ore(staked), won: ore(won), net: ore(won - staked) }
}
