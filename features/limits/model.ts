import { type Ore, ore } from '../format/index.ts'
import type { DepositLimits } from './calls.ts'

export { limitsMissing } from '../format/depositLimits.ts'

/** Periods of a deposit limit. */
export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const field = { day: 'depositDay', week: 'depositWeek', month: 'depositMonth' } as const satisfies Record<
  Period,
  keyof DepositLimits['currentLimits']
>

/** A raise that is not in force yet. */
export interface PendingRaise {
  readonly value: Ore
  /** When it takes effect, UTC ms. */
  readonly from: number
}

/** The limit of one period. Amounts in øre. */
export interface PeriodLimit {
  readonly period: Period
  /** null: no limit for this period. */
  readonly current: Ore | null
  readonly left: Ore | null
  readonly used: Ore | null
  /** Share of the limit that is used, 0 to 1. */
  readonly usedShare: number
  readonly pending: PendingRaise | null
}

/** The three limits in display order. `used` (current − left) and `left` are at least 0: a lowered limit can already be exceeded. */
export const periodLimits = (limits: DepositLimits): readonly PeriodLimit[] =>
  periods.map((period) => {
    const current = limits.currentLimits[field[period]]
    const left = limits.limitsLeft[field[period]]
    const pending = limits.pendingLimits[field[period]]
    const used = current === null || left === null ? null : ore(Math.max(0, current - left))
    return {
      period,
      current,
      left: left === null ? null : ore(Math.max(0, left)),
      used,
      usedShare: used === null || !current ? 0 : Math.min(1, used / current),
      pending: pending && { value: pending.limitValue, from: pending.validateFrom },
    }
  })

/** Effect of a new limit. `first` and `lower` are immediate, `raise` is delayed, `same` changes nothing. */
export type Change = 'first' | 'lower' | 'raise' | 'same'

/** Classifies a new limit against the current one. Amounts in øre. */
export function changeOf(current: Ore | null, wanted: Ore): Change {
  if (current === null || current === 0) return 'first'
  if (wanted === current) return 'same'
  return wanted < current ? 'lower' : 'raise'
}

/** Minimum limit: 1 kr. (`validation.limit_amount`). */
export const leastLimit = ore(100)

/** Whether an amount (øre) is a valid limit. */
export const isLimit = (amount: Ore | null): amount is Ore => amount !== null && amount >= leastLimit

/** Body of `limits.set` that cancels a pending raise by sending the current limit. null where there is nothing to cancel. */
export const cancelRaise = ({ period, current, pending }: PeriodLimit): Partial<Record<Period, Ore>> | null =>
  pending && current !== null ? { [period]: current } : null

/** Pauses that a player can choose; `permanent` closes the account. */
export const pauses = ['24h', '30d', 'permanent'] as const
export type Pause = (typeof pauses)[number]

/** Response to a pause. */
export interface TakenPause {
  /** End of the pause, UTC ms; null when the account is closed. */
  readonly pausedUntil: number | null
  readonly closed: boolean
}

/** States of the pause dialog. `lastResult`: latest pause since the page was opened; a longer one may follow. */
export type PauseState =
  | { readonly at: 'idle'; readonly taken: TakenPause | null }
  | { readonly at: 'confirming'; readonly taken: TakenPause | null; readonly pause: Pause; readonly error: string | null }
  | { readonly at: 'locking'; readonly taken: TakenPause | null; readonly pause: Pause }

/** Events of the pause dialog. */
export type PauseEvent =
  | { readonly type: 'chosen'; readonly pause: Pause }
  | { readonly type: 'dismissed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'locked'; readonly taken: TakenPause }
  | { readonly type: 'failed'; readonly message: string }

/** Reducer of the pause dialog. A closed account accepts no event; a call in flight cannot be dismissed: a pause is irreversible. */
export function nextPause(state: PauseState, event: PauseEvent): PauseState {
  const { taken } = state
  switch (event.type) {
    case 'chosen':
      return state.at === 'locking' || taken?.closed ? state : { at: 'confirming', taken, pause: event.pause, error: null }
    case 'dismissed':
      return state.at === 'confirming' ? { at: 'idle', taken } : state
    case 'confirmed':
      return state.at === 'confirming' ? { at: 'locking', taken, pause: state.pause } : state
    case 'locked':
      return state.at === 'locking' ? { at: 'idle', taken: event.taken } : state
    case 'failed':
      return state.at === 'locking' ? { at: 'confirming', taken, pause: state.pause, error: event.message } : state
  }
}

const hour = 3_600_000
/** End (UTC ms) of a pause that starts at `now` (UTC ms); null: permanent. */
export const pauseEnd = (pause: Pause, now: number): number | null =>
  pause === 'permanent' ? null : now + (pause === '24h' ? 24 : 30 * 24) * hour

/** When a raise requested at `now` (UTC ms) takes effect, UTC ms. */
export const raiseFrom = (now: number, raiseHours: number): number => now + raiseHours * hour
