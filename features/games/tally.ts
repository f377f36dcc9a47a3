/** Time of money play since login, from which reality checks are due (RULES, *Player protection*). */
export interface Tally {
  /** Start of the session, UTC ms. */
  readonly session: number
  readonly playedMs: number
  /** `playedMs` at the last reminder. */
  readonly remindedMs: number
}

/** Events of the play time. */
export type TallyEvent = { readonly type: 'played'; readonly ms: number } | { readonly type: 'reminded' }

/** Zero play time of a session. `session`: its start, UTC ms. */
export const emptyTally = (session: number): Tally => ({ session, playedMs: 0, remindedMs: 0 })

/** Adds play time, or records a reminder. Negative durations count as 0. */
export function nextTally(tally: Tally, event: TallyEvent): Tally {
  if (event.type === 'reminded') return { ...tally, remindedMs: tally.playedMs }
  return { ...tally, playedMs: tally.playedMs + Math.max(0, Math.round(event.ms)) }
}

/** Whether at least `minutes` were played since the last reminder. */
export const reminderIsDue = ({ playedMs, remindedMs }: Tally, minutes: number): boolean => playedMs - remindedMs >= minutes * 60_000

/** Whole minutes played. */
export const minutesPlayed = ({ playedMs }: Tally): number => Math.floor(playedMs / 60_000)

/** Parses the play time stored in sessionStorage. Invalid values and other sessions return zero play time. */
export function readTally(text: string | null, session: number): Tally {
  if (!text) return emptyTally(session)
  let kept: Partial<Record<keyof Tally, unknown>>
  try {
    kept = Object(JSON.parse(text))
  } catch {
    return emptyTally(session)
  }
  const { playedMs, remindedMs } = kept
  if (kept.session !== session || !isCount(playedMs) || !isCount(remindedMs)) return emptyTally(session)
  return { session, playedMs, remindedMs: Math.min(remindedMs, playedMs) }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
