import { addDays, danishDate, danishMidnight } from '@casino/features/format/date'
import { dayMs } from '../core/clock.ts'

/** RULES, *Player protection*: 30 days by default, 90 days available. */
const defaultHistoryDays = 30
const maxHistoryDays = 90

/**
 * Start of a list that is asked for from a time; without one, 30 days back. At most 90 days back, and the whole of the date in Denmark that is
 * 90 days before today: part of it would be shown with sums that are not those of the day. UTC ms.
 */
export function historyStart(from: number | undefined, now: number): number {
  const firstDate = danishMidnight(addDays(danishDate(now), -maxHistoryDays))
  // a day of 23 hours makes the last 90 days of 24 begin before that date
  return Math.max(from ?? now - defaultHistoryDays * dayMs, Math.min(firstDate, now - maxHistoryDays * dayMs))
}
