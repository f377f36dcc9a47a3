import { danishDate } from '@casino/features/format/date'
import { ore } from '@casino/features/format/money'
import type { DayResult } from '@casino/features/overview/calls'
import type { ResultPeriod } from '@casino/features/overview/constants'
import { and, eq, gte, sql } from 'drizzle-orm'
import { dayMs } from '../core/clock.ts'
import { nextDanishMidnight } from '../core/danishDay.ts'
import type { TransactionContext } from '../core/platform.ts'
import { roundHours } from '../db/schema.ts'

/**
 * A player's stakes and wins of each of the last days in Denmark, the oldest first, today last; a day without play is zero. Reads the sums of
 * hours: a day in Denmark begins with an hour in UTC.
 */
export async function sumDays({ db, now }: TransactionContext, playerId: string, days: ResultPeriod): Promise<readonly DayResult[]> {
  const noon = Date.parse(`${danishDate(now)}T12:00:00Z`)
  const since = nextDanishMidnight(noon - days * dayMs)
  const day = sql<string>`to_char(${roundHours.hour} at time zone 'Europe/Copenhagen', 'YYYY-MM-DD')`
  const sums = await db
    .select({ day, staked: sql<string>`sum(${roundHours.staked})`, won: sql<string>`sum(${roundHours.won})` })
    .from(roundHours)
    .where(and(eq(roundHours.playerId, playerId), gte(roundHours.hour, sql.param(since, roundHours.hour))))
    .groupBy(day)
  const byDay = new Map(sums.map((each) => [each.day, each]))
  return Array.from({ length: days }, (_, index): DayResult => {
    const date = danishDate(noon - (days - 1 - index) * dayMs)
    const found = byDay.get(date)
    return { date, staked: ore(Number(found?.staked ?? 0)), won: ore(Number(found?.won ?? 0)) }
  })
}
