import { danishDate } from '@casino/features/format/date'
import { dayMs, hourMs } from './clock.ts'

/** The next midnight in Denmark, UTC ms: 22:00 UTC in summer, 23:00 in winter. */
export function nextDanishMidnight(now: number): number {
  const today = danishDate(now)
  const midnightUtc = Date.parse(`${today}T00:00:00Z`) + dayMs
  const summer = midnightUtc - 2 * hourMs
  return danishDate(summer) > today ? summer : midnightUtc - hourMs
}
