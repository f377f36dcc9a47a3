import { useEffect, useState } from 'react'
import { isReminderDue, minutesPlayed, type PlayTime, parsePlayTime, playTimeReducer } from './playTime.ts'

/** sessionStorage key of the play time, so that a reload or another game does not reset it. Contains no amount and no personal data. */
const storageKey = 'play'
const tickMs = 1000

interface RealityCheckState {
  /** Minutes played since login when a reminder is due; null otherwise. */
  dueAfterMinutes: number | null
  /** Dismisses the reminder. */
  dismiss: () => void
}

/**
 * Counts the time of money play while the page is visible, over all games of a session, and returns when a reality check is due.
 * `session`: start of the session (UTC ms); null counts nothing, e.g. in free play.
 */
export function useRealityCheck(session: number | null, everyMinutes: number): RealityCheckState {
  const [dueAfter, setDueAfter] = useState<number | null>(null)
  useEffect(() => {
    if (session === null || dueAfter !== null) return
    let lastTick = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      // Neither a hidden page nor a device asleep between two ticks counts as play.
      const ms = document.visibilityState === 'visible' ? Math.min(now - lastTick, 2 * tickMs) : 0
      lastTick = now
      const playTime = playTimeReducer(load(session), { type: 'played', ms })
      const due = isReminderDue(playTime, everyMinutes)
      save(due ? playTimeReducer(playTime, { type: 'reminded' }) : playTime)
      if (due) setDueAfter(minutesPlayed(playTime))
    }, tickMs)
    return () => window.clearInterval(timer)
  }, [session, everyMinutes, dueAfter])
  return { dueAfterMinutes: dueAfter, dismiss: () => setDueAfter(null) }
}

const load = (session: number): PlayTime => parsePlayTime(window.sessionStorage.getItem(storageKey), session)
const save = (playTime: PlayTime): void => window.sessionStorage.setItem(storageKey, JSON.stringify(playTime))
