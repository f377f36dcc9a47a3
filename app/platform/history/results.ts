import { danishDate } from '@casino/features/format/date'
import { ore } from '@casino/features/format/money'
import type { DayResult } from '@casino/features/overview/calls'
import type { ResultPeriod } from '@casino/features/overview/resultPeriods'
import { and, eq, gte, sql } from 'drizzle-orm'
import { dayMs } from '../clock.ts'
import { nextDanishMidnight } from '../danishDay.ts'
import { gameRounds } from '../db/schema.ts'
import type { TransactionContext } from '../platform.ts'

/** A player's stakes and wins of each of the last days in Denmark, the oldest first, today last; a day without play is zero. */
export async function sumDays({ db, now }: TransactionContext, playerId: string, days: ResultPeriod): Promise<readonly DayResult[]> {
  const noon = Date.parse(`${danishDate(now)}T12:00:00Z`)
  const since = nextDanishMidnight(noon - days * dayMs)
  // grouped by the date, which is a third of the work of grouping by its text
  const date = sql`(${gameRounds.startedAt} at time zone 'Europe/Copenhagen')::date`
  const sums = await db
    .select({
      day: sql<string>`to_char(${date}, 'YYYY-MM-DD')`,
      staked: sql<string>`sum(${gameRounds.stakeCash} + ${gameRounds.stakeBonus})`,
      won: sql<string>`sum(${gameRounds.win})`,
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), gte(gameRounds.startedAt, sql.param(since, gameRounds.startedAt))))
    .groupBy(date)
  const byDay = new Map(sums.map((each) => [each.day, each]))
  return Array.from({ length: days }, (_, index): DayResult => {
    const date = danishDate(noon - (days - 1 - index) * dayMs)
    const found = byDay.get(date)
    return { date, staked: ore(Number(found?.staked ?? 0)), won: ore(Number(found?.won ?? 0)) }
  })
}
