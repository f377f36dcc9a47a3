import { minuteMs } from '../format/duration.ts'

interface WarningSituation {
  /** Start of the session, UTC ms. */
  loggedInAt: number
  /** When the warning was last closed in this browser, UTC ms; null if never. */
  shownAt: number | null
  /** Server time, UTC ms. */
  now: number
  /** Lifetime of the warning in minutes (`notification_start_time`). */
  minutes: number
}

/**
 * Time in ms until the player warning is due; 0 or less when it is. It is due one lifetime after the login, and again one lifetime after it
 * was closed. A stored time in the future counts as now, so that no cookie can put the warning off for longer.
 */
export const warningWaitMs = ({ loggedInAt, shownAt, now, minutes }: WarningSituation): number =>
  Math.min(Math.max(loggedInAt, shownAt ?? 0), now) + minutes * minuteMs - now

/** The time in the cookie `notificationShowTime`, UTC ms; null without one. */
export function parseShowTime(cookie: string | null): number | null {
  const time = cookie === null ? Number.NaN : Number(cookie)
  return Number.isSafeInteger(time) && time > 0 ? time : null
}

/** The cookie that remembers when the warning was closed (UTC ms), for its lifetime in minutes. */
export const warningCookie = (closedAt: number, minutes: number) =>
  ({ key: 'notificationShowTime', value: String(Math.round(closedAt)), max_age: minutes * 60 }) as const
