import type { DepositLimits } from './limits.ts'

const depositLimitKeys = ['depositDay', 'depositWeek', 'depositMonth'] as const

/**
 * Whether the player must set limits first (specification, *States and transitions*): all current and pending are null,
 * or the limit of a period is 0 with no pending change.
 */
export function needsDepositLimits({ currentLimits, pendingLimits }: Pick<DepositLimits, 'currentLimits' | 'pendingLimits'>): boolean {
  if (depositLimitKeys.every((period) => currentLimits[period] === null && pendingLimits[period] === null)) return true
  return depositLimitKeys.some((period) => currentLimits[period] === 0 && pendingLimits[period] === null)
}
