import { useEffect, useState } from 'react'
import { minutesPlayed, nextTally, readTally, reminderIsDue, type Tally } from './tally.ts'

/** Where a tab keeps the time of play, so that a reload or another game does not begin the count anew. It holds no amount and no name. */
const storageKey = 'play'
const tickMs = 1000

interface RealityCheck {
  /** Minutes played since the login when a reminder is due; null otherwise. */
  readonly dueAfter: number | null
  /** The player has seen it. */
  readonly seen: () => void
}

/**
 * Counts play for money while the page is in sight, over all games of a session, and says when the next reality check is due.
 * `session` is its start (UTC ms); null counts nothing, as in free play.
 */
export function useRealityCheck(session: number | null, everyMinutes: number): RealityCheck {
  const [dueAfter, setDueAfter] = useState<number | null>(null)
  useEffect(() => {
    if (session === null || dueAfter !== null) return
    let last = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      // A page out of sight, or a device asleep between two ticks, is no play.
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
