import { type DepositLimitKey, depositLimitKeys, type LimitPeriod, limitPeriods } from '@casino/features/api/entities/limitPeriod'
import { needsDepositLimits } from '@casino/features/api/entities/needsDepositLimits'
import { dayMs } from '../core/clock.ts'

/** Length of the rolling window of each period (specification, *Business constants*: backwards over the last days). */
export const limitWindowMs: Readonly<Record<LimitPeriod, number>> = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs, year: 365 * dayMs }

/** Limit of one period. `pending` takes effect at `from` (UTC ms): a higher limit, or none (null) where the kind allows that. */
export interface Limit<Value extends number | null = number> {
  current: number | null
  pending: { value: Value; from: number } | null
}
/** In øre. A deposit limit cannot be removed. */
export type DepositLimitsByPeriod = Readonly<Record<LimitPeriod, Limit>>

export const noLimit = { current: null, pending: null } as const

/** The effective limit at `now` (UTC ms), with a due increase applied. */
export function effectiveLimit<Value extends number | null>(limit: Limit<Value>, now: number): Limit<Value> {
  return limit.pending && now >= limit.pending.from ? { current: limit.pending.value, pending: null } : limit
}

const heightOf = (value: number | null): number => value ?? Number.POSITIVE_INFINITY

/**
 * The limit after a request. A first or lower limit applies immediately; the current value cancels a pending increase; a higher one, or none
 * (null), takes effect after `increaseDelayMs`. Less than a pending increase keeps its effective time, more restarts the delay.
 */
export function changeLimit<Value extends number | null>(
  limit: Limit<Value>,
  requested: Value,
  now: number,
  increaseDelayMs: number,
): Limit<Value> {
  const { current, pending } = effectiveLimit(limit, now)
  if (!current || heightOf(requested) <= current) return { current: requested, pending: null }
  const from = pending && heightOf(requested) <= heightOf(pending.value) ? pending.from : now + increaseDelayMs
  return { current, pending: { value: requested, from } }
}

/** One value per period, under the keys of the limits calls. */
export const byLimitKey = <T>(read: (period: LimitPeriod) => T): Record<DepositLimitKey, T> => ({
  [depositLimitKeys.day]: read('day'),
  [depositLimitKeys.week]: read('week'),
  [depositLimitKeys.month]: read('month'),
  [depositLimitKeys.year]: read('year'),
})

/** Whether the player must set limits before any deposit or play: the rule of the site. */
export const areLimitsMissing = (limits: DepositLimitsByPeriod): boolean =>
  needsDepositLimits({
    currentLimits: byLimitKey((period) => limits[period].current),
    pendingLimits: byLimitKey((period) => limits[period].pending),
  })

/** What remains of a limit; null without one, 0 when a lowered limit is already exceeded. */
export const remainingLimit = (limit: Pick<Limit, 'current'>, used: number): number | null =>
  limit.current === null ? null : Math.max(0, limit.current - used)

/** A deposit that the ledger has: øre, and when (UTC ms). */
export interface PostedDeposit {
  amount: number
  at: number
}

/** What was deposited in the window of a period that ends at `now` (UTC ms), in øre. */
export const depositedIn = (deposits: readonly PostedDeposit[], period: LimitPeriod, now: number): number =>
  deposits.reduce((sum, { amount, at }) => (at > now - limitWindowMs[period] ? sum + amount : sum), 0)

/**
 * When a limit that leaves less than `least` øre leaves that much again if nothing more is deposited, UTC ms. Null where it does now, and for
 * a limit below it.
 */
export function depositRoomAt(
  deposits: readonly PostedDeposit[],
  { period, current }: { period: LimitPeriod; current: number | null },
  { least, now }: { least: number; now: number },
): number | null {
  if (current === null || current < least) return null
  const isRoom = (time: number) => depositedIn(deposits, period, time) <= current - least
  if (isRoom(now)) return null
  const ends = deposits.map(({ at }) => at + limitWindowMs[period]).filter((end) => end > now)
  return ends.toSorted((one, other) => one - other).find(isRoom) ?? null
}

/** The period with the lowest remaining amount, in øre: the shortest of equal ones; null without limits. */
export function lowestRemainingLimit(
  limits: DepositLimitsByPeriod,
  used: Readonly<Record<LimitPeriod, number>>,
): { period: LimitPeriod; left: number } | null {
  const remaining = limitPeriods.flatMap((period) => {
    const left = remainingLimit(limits[period], used[period])
    return left === null ? [] : [{ period, left }]
  })
  return remaining.toSorted((one, other) => one.left - other.left)[0] ?? null
}
