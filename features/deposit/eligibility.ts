import { depositLimitKeys, type LimitPeriod, limitPeriods } from '../api/entities/limitPeriod.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import { needsDepositLimits } from '../api/entities/needsDepositLimits.ts'
import type { ErrorCode } from '../api/errors.ts'
import { type Ore, ore } from '../format/money.ts'

/** What a deposit limit still allows, øre. */
export interface RemainingLimit {
  period: LimitPeriod
  left: Ore
  /** Share of the limit that is used, from 0 to 1. */
  usedShare: number
}

/** The limit with the smallest remaining amount (at least 0), the shortest of equal ones; null when the player has none. */
export function tightestLimit({ currentLimits, limitsLeft }: DepositLimits): RemainingLimit | null {
  const remaining = limitPeriods.flatMap((period): RemainingLimit[] => {
    const [total, left] = [currentLimits[depositLimitKeys[period]], limitsLeft[depositLimitKeys[period]]]
    if (left === null) return []
    const shown = ore(Math.max(0, left))
    return [{ period, left: shown, usedShare: total ? 1 - Math.min(1, shown / total) : 0 }]
  })
  return remaining.toSorted((one, other) => one.left - other.left)[0] ?? null
}

/** The lowest limit that is less than an amount; null when none is. */
function limitBelow(amount: Ore, { currentLimits }: DepositLimits): { period: LimitPeriod; amount: Ore } | null {
  const below = limitPeriods.flatMap((period) => {
    const limit = currentLimits[depositLimitKeys[period]]
    return limit !== null && limit < amount ? [{ period, amount: limit }] : []
  })
  return below.toSorted((one, other) => one.amount - other.amount)[0] ?? null
}

/** When the last of the limits that leave less than `min` does so no more, UTC ms; null where the back end does not tell. */
function roomAt({ limitsLeft, availableAt }: DepositLimits, min: Ore): number | null {
  const times = limitPeriods.flatMap((period) => {
    const left = limitsLeft[depositLimitKeys[period]]
    return left !== null && left < min ? [availableAt[depositLimitKeys[period]]] : []
  })
  const known = times.filter((time) => time !== null)
  return known.length < times.length ? null : Math.max(...known)
}

/** The amounts that can be deposited, øre: the form, its suggestions and the summary all read these. `limit` null: no limit applies. */
export interface AmountRules {
  min: Ore
  /** The largest deposit, whatever the limits allow. */
  max: Ore
  limit: RemainingLimit | null
}

export type AmountFault = 'belowMinimum' | 'aboveMaximum' | 'aboveLimit'

/** The limit that binds before the greatest deposit does; null where the greatest deposit binds first. */
export const bindingLimit = ({ max, limit }: AmountRules): RemainingLimit | null => (limit && limit.left <= max ? limit : null)

/** Why an amount cannot be deposited: the lower of maximum and limit counts. Null when it can be deposited. */
export function amountFault(amount: number, rules: AmountRules): AmountFault | null {
  if (!Number.isSafeInteger(amount) || amount < rules.min) return 'belowMinimum'
  const limit = bindingLimit(rules)
  if (limit) return amount > limit.left ? 'aboveLimit' : null
  return amount > rules.max ? 'aboveMaximum' : null
}

/** What is left of the limit after a deposit; null without a limit, or for an amount that cannot be deposited. */
export const leftAfter = (amount: Ore | null, rules: AmountRules): Ore | null =>
  rules.limit && amount !== null && amountFault(amount, rules) === null ? ore(rules.limit.left - amount) : null

/** Whether a deposit may start, or the reason why not. */
export type DepositEligibility =
  | { type: 'loading' }
  | { type: 'failed'; code: ErrorCode; reference: string | null }
  | { type: 'paused'; until: number }
  /** No payment method is switched on in the configuration. */
  | { type: 'no-method' }
  | { type: 'limits-missing' }
  /** `availableAt`: when all limits leave room for the smallest deposit again, UTC ms; null where that is not known. */
  | { type: 'limit-reached'; limit: RemainingLimit; availableAt: number | null }
  /** The limit is below the smallest deposit, whatever has been deposited. */
  | { type: 'limit-too-low'; period: LimitPeriod; amount: Ore }
  | { type: 'open'; rules: AmountRules }

interface EligibilityInput {
  limits: DepositLimits | undefined
  error: { code: ErrorCode; details: { reference?: string } } | undefined
  /** End of the active pause, UTC ms. */
  pausedUntil: number | null
  min: Ore
  max: Ore
  /** Whether a payment method is switched on; true by default. */
  hasMethod?: boolean
}

/** Eligibility before the form; the back end enforces the same rules. Loaded limits stay valid when a revalidation fails. */
export function eligibilityOf({ limits, error, pausedUntil, min, max, hasMethod = true }: EligibilityInput): DepositEligibility {
  if (pausedUntil !== null) return { type: 'paused', until: pausedUntil }
  if (!hasMethod) return { type: 'no-method' }
  if (!limits) return error ? { type: 'failed', code: error.code, reference: error.details.reference ?? null } : { type: 'loading' }
  if (needsDepositLimits(limits)) return { type: 'limits-missing' }
  const tooLow = limitBelow(min, limits)
  if (tooLow) return { type: 'limit-too-low', ...tooLow }
  const limit = tightestLimit(limits)
  return limit && limit.left < min
    ? { type: 'limit-reached', limit, availableAt: roomAt(limits, min) }
    : { type: 'open', rules: { min, max, limit } }
}
