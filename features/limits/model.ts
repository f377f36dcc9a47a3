import { depositLimitKeys, isAmountLimit, type LimitPeriod, limitPeriods } from '../api/entities/limitPeriod.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import { type PlayLimitKind, playLimitBounds } from '../api/entities/playLimit.ts'
import type { PlayLimit } from '../api/entities/playLimits.ts'
import { dayMs, hourMs } from '../format/duration.ts'
import { ore } from '../format/money.ts'
import { formatPlayLimit } from '../format/playLimit.ts'

/** What a limit bounds: deposits, or the play. */
export type LimitKind = 'deposit' | PlayLimitKind
/** In display order: on the narrowest screen the last one is cut, which shows that the tabs scroll. */
export const limitKinds = ['deposit', 'time', 'loss', 'stake'] as const satisfies readonly LimitKind[]

/** Which limit: one of each kind and period. */
export interface LimitId {
  kind: LimitKind
  period: LimitPeriod
}
export const isSameLimit = (one: LimitId | null, other: LimitId): boolean => one?.kind === other.kind && one.period === other.period

/** A limit in the unit of its kind: øre → `500,00 kr.`, minutes → `2 t. 30 min.` */
export const formatLimit = (kind: LimitKind, value: number): string => formatPlayLimit(kind === 'deposit' ? 'stake' : kind, value)

/** What limits the player's choice, and when it takes effect. */
export interface LimitRules {
  /** Suggestions in øre, or minutes of a time limit; none is preselected. */
  suggestions: Readonly<Record<LimitKind, Readonly<Partial<Record<LimitPeriod, readonly number[]>>>>>
  /** Delay of a raise. */
  raiseHours: number
  /** Server time, UTC ms; base of a raise's effective date. */
  now: number
}

/** A higher limit that is not in force yet. */
export interface PendingRaise {
  /** Null: the limit is removed. */
  amount: number | null
  /** When it takes effect, UTC ms. */
  effectiveAt: number
}

/** One limit. Amounts in øre; minutes of a time limit. */
export interface PeriodLimit extends LimitId {
  /** null: no limit for this period. */
  current: number | null
  left: number | null
  used: number | null
  /** Share of the limit that is used, 0 to 1. */
  usedShare: number
  pending: PendingRaise | null
  /** When there is room again in a full limit, UTC ms; null for others. */
  availableAt: number | null
}

const shareOf = (used: number | null, current: number | null): number => (current ? Math.min(1, (used ?? 0) / current) : 0)

/** The deposit limits in display order. `used` (current − left) and `left` are at least 0: a lowered limit can already be exceeded. */
export const periodLimits = (limits: DepositLimits): readonly PeriodLimit[] =>
  limitPeriods.map((period) => {
    const key = depositLimitKeys[period]
    const current = limits.currentLimits[key]
    const left = limits.limitsLeft[key]
    const pending = limits.pendingLimits[key]
    const used = current === null || left === null ? null : ore(Math.max(0, current - left))
    return {
      kind: 'deposit' as const,
      period,
      current,
      left: left === null ? null : ore(Math.max(0, left)),
      used,
      usedShare: shareOf(used, current),
      pending: pending && { amount: pending.limitValue, effectiveAt: pending.validateFrom },
      availableAt: limits.availableAt[key],
    }
  })

/** The limits of losses, stakes and time. */
export const toPeriodLimits = (limits: readonly PlayLimit[]): readonly PeriodLimit[] =>
  limits.map(({ pending, ...limit }) => ({
    ...limit,
    usedShare: shareOf(limit.used, limit.current),
    pending: pending && { amount: pending.value, effectiveAt: pending.from },
  }))

/** Effect of a new limit. `first` and `lower` are immediate, `raise` is delayed, `same` changes nothing. */
export type LimitChange = 'first' | 'lower' | 'raise' | 'same'

/** Classifies a new limit against the current one. */
export function classifyLimitChange(current: number | null, requested: number): LimitChange {
  if (current === null || current === 0) return 'first'
  if (requested > current) return 'raise'
  return requested < current ? 'lower' : 'same'
}

/** Limits of shorter periods that never count, because a longer period allows less. */
export interface OverruledLimits {
  /** The limit that counts: the lowest that a shorter period exceeds. */
  ruling: { period: LimitPeriod; amount: number }
  /** Shorter periods with a higher limit, in display order. */
  overruled: readonly LimitPeriod[]
}

/**
 * The limit that makes shorter ones pointless: 5,000 kr. a day has no effect with 500 kr. a week. Null when every limit has an effect. A
 * limit of null or 0 is none.
 */
export function findOverruledLimits(limits: readonly { period: LimitPeriod; amount: number | null }[]): OverruledLimits | null {
  const set = limitPeriods.flatMap((period) => {
    const amount = limits.find((limit) => limit.period === period)?.amount
    return amount ? [{ period, amount }] : []
  })
  const found = set.flatMap((ruling, place) => {
    const overruled = set.slice(0, place).filter(({ amount }) => amount > ruling.amount)
    return overruled.length > 0 ? [{ ruling, overruled: overruled.map(({ period }) => period) }] : []
  })
  return found.reduce<OverruledLimits | null>((least, each) => (least && least.ruling.amount <= each.ruling.amount ? least : each), null)
}

/** Body of `limits.set` that lowers the overruled limits to the effective one. For the player only the display changes. */
export const alignLimitsBody = ({ ruling, overruled }: OverruledLimits): Partial<Record<LimitPeriod, number>> =>
  Object.fromEntries(overruled.map((period) => [period, ruling.amount]))

/** Whether an entered value (øre; minutes of a time limit) is a valid limit of its kind. */
export function isValidLimitOf(kind: LimitKind, value: number | null): value is number {
  if (kind !== 'time') return isAmountLimit(value)
  const { min, max } = playLimitBounds.time
  return Number.isSafeInteger(value) && (value ?? 0) >= min && (value ?? 0) <= max
}

/** The value that cancels a pending raise: the current limit. Null where there is nothing to cancel. */
export const cancellingValue = ({ current, pending }: PeriodLimit): number | null => (pending ? current : null)

/** Pauses that a player can choose; `permanent` closes the account. */
export const pauseKinds = ['24h', '30d', 'permanent'] as const
export type PauseKind = (typeof pauseKinds)[number]

/** The pause that a link asks for; null for none. Closing the account is chosen on the page only. */
export const readLinkedPause = (value: string | null): Exclude<PauseKind, 'permanent'> | null =>
  value === '24h' || value === '30d' ? value : null

/** Response to a pause. */
export interface PauseResult {
  /** End of the pause, UTC ms; null when the account is closed. */
  pausedUntil: number | null
  closed: boolean
}

/** States of the pause dialog. `lastResult`: latest pause since the page was opened; a longer one may follow. */
export type PauseState =
  | { type: 'idle'; lastResult: PauseResult | null }
  | { type: 'confirming'; lastResult: PauseResult | null; kind: PauseKind; error: string | null }
  | { type: 'locking'; lastResult: PauseResult | null; kind: PauseKind }

/** Events of the pause dialog. */
export type PauseEvent =
  | { type: 'chosen'; kind: PauseKind }
  | { type: 'dismissed' }
  | { type: 'confirmed' }
  | { type: 'locked'; result: PauseResult }
  | { type: 'failed'; message: string }

/** Reducer of the pause dialog. A closed account accepts no event; a call in flight cannot be dismissed: a pause is irreversible. */
export function pauseReducer(state: PauseState, event: PauseEvent): PauseState {
  const { lastResult } = state
  switch (event.type) {
    case 'chosen':
      return state.type === 'locking' || lastResult?.closed ? state : { type: 'confirming', lastResult, kind: event.kind, error: null }
    case 'dismissed':
      return state.type === 'confirming' ? { type: 'idle', lastResult } : state
    case 'confirmed':
      return state.type === 'confirming' ? { type: 'locking', lastResult, kind: state.kind } : state
    case 'locked':
      return state.type === 'locking' ? { type: 'idle', lastResult: event.result } : state
    case 'failed':
      return state.type === 'locking' ? { type: 'confirming', lastResult, kind: state.kind, error: event.message } : state
  }
}

/** End (UTC ms) of a pause that starts at `now` (UTC ms); null: permanent. */
export const pauseEnd = (pause: PauseKind, now: number): number | null =>
  pause === 'permanent' ? null : now + (pause === '24h' ? dayMs : 30 * dayMs)

/**
 * Whether a pause that starts at `now` lengthens the running one (UTC ms; null: none runs), which is never shortened. By less than an hour does
 * not count: that is the same pause, taken again.
 */
export function lengthensPause(pause: PauseKind, pausedUntil: number | null, now: number): boolean {
  const end = pauseEnd(pause, now)
  return end === null || end - (pausedUntil ?? now) >= hourMs
}

/** When a raise requested at `now` (UTC ms) takes effect, UTC ms. */
export const raiseEffectiveAt = (now: number, raiseHours: number): number => now + raiseHours * hourMs
