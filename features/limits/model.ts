import { type Ore, ore } from '../format/index.ts'
import type { DepositLimits } from './calls.ts'

export { limitsMissing } from '../format/depositLimits.ts'

export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const field = { day: 'depositDay', week: 'depositWeek', month: 'depositMonth' } as const satisfies Record<
  Period,
  keyof DepositLimits['currentLimits']
>

export interface PendingRaise {
  readonly value: Ore
  /** When it takes effect, UTC ms. */
  readonly from: number
}

/** One period as a screen shows it. Amounts in øre. */
export interface PeriodLimit {
  readonly period: Period
  /** null: no limit of this kind. */
  readonly current: Ore | null
  readonly left: Ore | null
  readonly used: Ore | null
  /** Share of the limit that is used, 0 to 1. */
  readonly usedShare: number
  readonly pending: PendingRaise | null
}

/** The three periods in the order of the screen. Used is current − left and never below 0: a lowered limit can be overdrawn already. */
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

/** What a wanted limit would do. `first` and `lower` are immediate, `raise` waits, `same` changes nothing. */
export type Change = 'first' | 'lower' | 'raise' | 'same'

export function changeOf(current: Ore | null, wanted: Ore): Change {
  if (current === null || current === 0) return 'first'
  if (wanted === current) return 'same'
  return wanted < current ? 'lower' : 'raise'
}

/** Least limit a player may set: 1 kr. (`validation.limit_amount`). */
export const leastLimit = ore(100)

export const isLimit = (amount: Ore | null): amount is Ore => amount !== null && amount >= leastLimit

/** The body that cancels a pending raise: the current limit once more (call table, `limits.set`). null where there is nothing to cancel. */
export const cancelRaise = ({ period, current, pending }: PeriodLimit): Partial<Record<Period, Ore>> | null =>
  pending && current !== null ? { [period]: current } : null

export const pauses = ['24h', '30d', 'permanent'] as const
export type Pause = (typeof pauses)[number]

/** What the server answered to the latest pause. */
export interface TakenPause {
  /** End of the pause, UTC ms; null when the account is closed. */
  readonly pausedUntil: number | null
  readonly closed: boolean
}

/** Steps of a pause. `taken` is the latest pause of this visit; a longer one may follow it. */
export type PauseState =
  | { readonly at: 'idle'; readonly taken: TakenPause | null }
  | { readonly at: 'confirming'; readonly taken: TakenPause | null; readonly pause: Pause; readonly error: string | null }
  | { readonly at: 'locking'; readonly taken: TakenPause | null; readonly pause: Pause }

export type PauseEvent =
  | { readonly type: 'chosen'; readonly pause: Pause }
  | { readonly type: 'dismissed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'locked'; readonly taken: TakenPause }
  | { readonly type: 'failed'; readonly message: string }

/** Nothing can be chosen once the account is closed, and a running call cannot be dismissed: a pause cannot be undone. */
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
/** When a pause that starts `now` (UTC ms) ends; null for good. */
export const pauseEnd = (pause: Pause, now: number): number | null =>
  pause === 'permanent' ? null : now + (pause === '24h' ? 24 : 30 * 24) * hour

/** When a raise that is asked for `now` (UTC ms) takes effect. */
export const raiseFrom = (now: number, raiseHours: number): number => now + raiseHours * hour
