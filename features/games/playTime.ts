/** Time of money play since login, from which reality checks are due (RULES, *Player protection*). */
export interface PlayTime {
  /** Start of the session, UTC ms. */
  session: number
  playedMs: number
  /** `playedMs` at the last reminder. */
  remindedMs: number
}

/** Events of the play time. */
export type PlayTimeEvent = { type: 'played'; ms: number } | { type: 'reminded' }

/** Zero play time of a session. `session`: its start, UTC ms. */
export const initialPlayTime = (session: number): PlayTime => ({ session, playedMs: 0, remindedMs: 0 })

/** Adds play time, or records a reminder. Negative durations count as 0. */
export function playTimeReducer(playTime: PlayTime, event: PlayTimeEvent): PlayTime {
  if (event.type === 'reminded') return { ...playTime, remindedMs: playTime.playedMs }
  return { ...playTime, playedMs: playTime.playedMs + Math.max(0, Math.round(event.ms)) }
}

/** Whether at least `minutes` were played since the last reminder. */
export const isReminderDue = ({ playedMs, remindedMs }: PlayTime, minutes: number): boolean => playedMs - remindedMs >= minutes * 60_000

/** Whole minutes played. */
export const minutesPlayed = ({ playedMs }: PlayTime): number => Math.floor(playedMs / 60_000)

/** Parses the play time stored in sessionStorage. Invalid values and other sessions return zero play time. */
export function parsePlayTime(text: string | null, session: number): PlayTime {
  if (!text) return initialPlayTime(session)
  let stored: Partial<Record<keyof PlayTime, unknown>>
  try {
    stored = Object(JSON.parse(text))
  } catch {
    return initialPlayTime(session)
  }
  const { playedMs, remindedMs } = stored
  if (stored.session !== session || !isCount(playedMs) || !isCount(remindedMs)) return initialPlayTime(session)
  return { session, playedMs, remindedMs: Math.min(remindedMs, playedMs) }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
