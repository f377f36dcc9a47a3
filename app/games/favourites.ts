import { favourites, type TransactionContext } from '@casino/platform/gamesPort'
import { and, desc, eq } from 'drizzle-orm'

/** Ids of a player's favourites, latest first. */
export async function listFavouriteIds({ db }: TransactionContext, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ gameId: favourites.gameId })
    .from(favourites)
    .where(eq(favourites.playerId, playerId))
    .orderBy(desc(favourites.markedAt), favourites.gameId)
  return rows.map(({ gameId }) => gameId)
}

/** Marks a game, or removes its mark. The same again changes nothing. */
export async function setFavourite({ db, now }: TransactionContext, playerId: string, gameId: string, favourite: boolean): Promise<void> {
  if (favourite) await db.insert(favourites).values({ playerId, gameId, markedAt: now }).onConflictDoNothing()
  else await db.delete(favourites).where(and(eq(favourites.playerId, playerId), eq(favourites.gameId, gameId)))
}
