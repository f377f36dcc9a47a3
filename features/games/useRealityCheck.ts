import { useEffect, useState } from 'react'
import { minutesPlayed, nextTally, readTally, reminderIsDue, type Tally } from './tally.ts'

/** sessionStorage key of the play time, so that a reload or another game does not reset it. Contains no amount and no personal data. */
const storageKey = 'play'
const tickMs = 1000

interface RealityCheck {
  /** Minutes played since login when a reminder is due; null otherwise. */
  readonly dueAfter: number | null
  /** Dismisses the reminder. */
  readonly seen: () => void
}

/**
 * Counts the time of money play while the page is visible, over all games of a session, and returns when a reality check is due.
 * `session`: start of the session (UTC ms); null counts nothing, e.g. in free play.
 */
export function useRealityCheck(session: number | null, everyMinutes: number): RealityCheck {
  const [dueAfter, setDueAfter] = useState<number | null>(null)
  useEffect(() => {
    if (session === null || dueAfter !== null) return
    let last = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      // Neither a hidden page nor a device asleep between two ticks counts as play.
      const ms = document.visibilityState === 'visible' ? Math.min(now - last, 2 * tickMs) : 0
      last = now
      const tally = nextTally(load(session), { type: 'played', ms })
      const due = reminderIsDue(tally, everyMinutes)
      save(due ? nextTally(tally, { type: 'reminded' }) : tally)
      if (due) setDueAfter(minutesPlayed(tally))
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [session, everyMinutes, dueAfter])
  return { dueAfter, seen: () => setDueAfter(null) }
}

const load = (session: number): Tally => readTally(window.sessionStorage.getItem(storageKey), session)
const save = (tally: Tally): void => window.sessionStorage.setItem(storageKey, JSON.stringify(tally))
