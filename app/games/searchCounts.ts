import { danishDate } from '@casino/features/format/date'
import { dayMs } from '@casino/features/format/duration'
import { gameSearches, type TransactionContext } from '@casino/platform/gamesPort'
import { desc, gte, sql, sum } from 'drizzle-orm'

/** Days that the most searched games are of. */
const countedDays = 7

/** Counts that a visitor chose this game from a search. */
export async function countSearch({ db, now }: TransactionContext, gameId: string): Promise<void> {
  await db
    .insert(gameSearches)
    .values({ gameId, day: danishDate(now), count: 1 })
    .onConflictDoUpdate({ target: [gameSearches.day, gameSearches.gameId], set: { count: sql`${gameSearches.count} + 1` } })
}

/** Ids of the games that were chosen most often from a search, most often first. */
export async function listMostSearched({ db, now }: TransactionContext, limit: number): Promise<string[]> {
  const rows = await db
    .select({ gameId: gameSearches.gameId })
    .from(gameSearches)
    .where(gte(gameSearches.day, danishDate(now - (countedDays - 1) * dayMs)))
    .groupBy(gameSearches.gameId)
    .orderBy(desc(sum(gameSearches.count)), gameSearches.gameId)
    .limit(limit)
  return rows.map(({ gameId }) => gameId)
}
