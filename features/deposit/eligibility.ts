import { type DepositLimitKey, depositLimitKeys } from '../api/entities/limitPeriod.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import { needsDepositLimits } from '../api/entities/needsDepositLimits.ts'
import type { ErrorCode } from '../api/errors.ts'
import { type Ore, ore } from '../format/money.ts'

/** The limit with the smallest remaining amount (øre, at least 0); null when the player has none. */
export function tightestLimit({ limitsLeft }: DepositLimits): { period: DepositLimitKey; left: Ore } | null {
  const known = Object.values(depositLimitKeys).flatMap((period) => {
    const left = limitsLeft[period]
    return left === null ? [] : [{ period, left: ore(Math.max(0, left)) }]
  })
  return known.reduce<(typeof known)[number] | null>((least, entry) => (least && least.left <= entry.left ? least : entry), null)
}

/** The weekly limit (or the tightest where there is none) after this deposit: remaining øre, and the remaining share from 0 to 1. */
export function limitProgress(limits: DepositLimits, amount: Ore | null) {
  const period = limits.currentLimits.depositWeek !== null ? 'depositWeek' : tightestLimit(limits)?.period
  if (!period) return null
  const limit = limits.currentLimits[period]
  const leftBefore = limits.limitsLeft[period]
  if (limit === null || leftBefore === null) return null
  const left = ore(Math.max(0, leftBefore - (amount ?? 0)))
  return { period, left, share: limit > 0 ? Math.min(1, left / limit) : 0 }
}

/** Whether a deposit may start, or the reason why not. `left`: øre that the limits allow, null without limits. */
export type DepositEligibility =
  | { type: 'loading' }
  | { type: 'failed'; code: ErrorCode; reference: string | null }
  | { type: 'paused'; until: number }
  /** No payment method is switched on in the configuration. */
  | { type: 'no-method' }
  | { type: 'limits-missing' }
  | { type: 'limit-reached'; left: Ore }
  | { type: 'open'; limits: DepositLimits; left: Ore | null }

interface EligibilityInput {
  limits: DepositLimits | undefined
  error: { code: ErrorCode; details: { reference?: string } } | undefined
  /** End of the active pause, UTC ms. */
  pausedUntil: number | null
  min: Ore
  /** Whether a payment method is switched on; true by default. */
  hasMethod?: boolean
}

/** Eligibility before the form; the back end enforces the same rules. Loaded limits stay valid when a revalidation fails. */
export function eligibilityOf({ limits, error, pausedUntil, min, hasMethod = true }: EligibilityInput): DepositEligibility {
  if (pausedUntil !== null) return { type: 'paused', until: pausedUntil }
  if (!hasMethod) return { type: 'no-method' }
  if (!limits) return error ? { type: 'failed', code: error.code, reference: error.details.reference ?? null } : { type: 'loading' }
  if (needsDepositLimits(limits)) return { type: 'limits-missing' }
  const left = tightestLimit(limits)?.left ?? null
  return left !== null && left < min ? { type: 'limit-reached', left } : { type: 'open', limits, left }
}
