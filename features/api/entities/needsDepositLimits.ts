import { depositLimitKeys, type FirstLimitPeriod, firstLimitPeriods } from './limitPeriod.ts'

const keys = firstLimitPeriods.map((period) => depositLimitKeys[period])
type FirstLimitKey = (typeof depositLimitKeys)[FirstLimitPeriod]

/** The part of `DepositLimits` that the rule reads; the platform builds it from its own rows. */
interface LimitsInForce {
  /** Øre; null: no limit. */
  currentLimits: Readonly<Record<FirstLimitKey, number | null>>
  pendingLimits: Readonly<Record<FirstLimitKey, object | null>>
}

/**
 * Whether the player must set limits first (specification, *States and transitions*): all current and pending are null,
 * or the limit of a period is 0 with no pending change.
 */
export function needsDepositLimits({ currentLimits, pendingLimits }: LimitsInForce): boolean {
  if (keys.every((key) => currentLimits[key] === null && pendingLimits[key] === null)) return true
  return zeroLimitPeriods({ currentLimits, pendingLimits }).length > 0
}

/** The periods whose limit is 0 with no pending change: each needs another limit. */
export const zeroLimitPeriods = ({ currentLimits, pendingLimits }: LimitsInForce): readonly FirstLimitPeriod[] =>
  firstLimitPeriods.filter((period) => currentLimits[depositLimitKeys[period]] === 0 && pendingLimits[depositLimitKeys[period]] === null)
