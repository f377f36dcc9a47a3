import { dayMs } from '../clock.ts'

export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** How far a period looks back (specification, *Business constants*: backwards over the last days). */
export const lookBackMs: Readonly<Record<LimitPeriod, number>> = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs }

/** Limit of one period in øre. `pending` is a raise that waits until `from` (UTC ms). */
export interface Limit {
  readonly current: number | null
  readonly pending: { readonly value: number; readonly from: number } | null
}
export type Limits = Readonly<Record<LimitPeriod, Limit>>

export const noLimit: Limit = { current: null, pending: null }

/** The limit in force at an instant: a raise whose time has come takes the place of the old value. */
export function limitAt(limit: Limit, now: number): Limit {
  return limit.pending && now >= limit.pending.from ? { current: limit.pending.value, pending: null } : limit
}

/**
 * The limit after the player asked for `wanted` øre. A first limit and a lower one hold at once; the current value cancels a pending
 * raise; a higher one waits `raiseMs`. Asking for less than a pending raise keeps its date, asking for more starts the wait again.
 */
export function changeLimit(limit: Limit, wanted: number, now: number, raiseMs: number): Limit {
  const { current, pending } = limitAt(limit, now)
  if (!current || wanted <= current) return { current: wanted, pending: null }
  const from = pending && wanted <= pending.value ? pending.from : now + raiseMs
  return { current, pending: { value: wanted, from } }
}

/** Specification, *Deposit limit*: missing when all current and pending are null, or any period has current 0 and no pending. */
export function areLimitsMissing(limits: Limits): boolean {
  const all = limitPeriods.map((period) => limits[period])
  return (
    all.every(({ current, pending }) => current === null && pending === null) ||
    all.some(({ current, pending }) => current === 0 && !pending)
  )
}

/** What may still be deposited in a period; null without a limit. A lowered limit may already be exceeded: then 0. */
export const limitLeft = (limit: Limit, used: number): number | null => (limit.current === null ? null : Math.max(0, limit.current - used))

/** The least that any period leaves, or null without limits. */
export function leastLeft(limits: Limits, used: Readonly<Record<LimitPeriod, number>>): number | null {
  const left = limitPeriods.flatMap((period) => limitLeft(limits[period], used[period]) ?? [])
  return left.length ? Math.min(...left) : null
}
