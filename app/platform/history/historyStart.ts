import { addDays, danishDate, danishMidnight } from '@casino/features/format/date'
import { dayMs } from '../core/clock.ts'

/** RULES, *Player protection*: 30 days by default, 90 days available. */
const defaultHistoryDays = 30
const maxHistoryDays = 90

/**
 * Start of a list. Without a requested time, 30 days back; at most 90 days back, from the start of that day in Denmark: a part of the day
 * would not match the day's totals. UTC ms.
 */
export function historyStart(from: number | undefined, now: number): number {
  const firstDate = danishMidnight(addDays(danishDate(now), -maxHistoryDays))
  // a day of 23 hours makes the last 90 days of 24 begin before that date
  return Math.max(from ?? now - defaultHistoryDays * dayMs, Math.min(firstDate, now - maxHistoryDays * dayMs))
}
