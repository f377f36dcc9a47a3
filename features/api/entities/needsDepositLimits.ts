import { depositLimitKeys } from './limitPeriod.ts'
import type { DepositLimits } from './limits.ts'

const keys = Object.values(depositLimitKeys)

/**
 * Whether the player must set limits first (specification, *States and transitions*): all current and pending are null,
 * or the limit of a period is 0 with no pending change.
 */
export function needsDepositLimits({ currentLimits, pendingLimits }: Pick<DepositLimits, 'currentLimits' | 'pendingLimits'>): boolean {
  if (keys.every((key) => currentLimits[key] === null && pendingLimits[key] === null)) return true
  return keys.some((key) => currentLimits[key] === 0 && pendingLimits[key] === null)
}
