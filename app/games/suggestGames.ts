import { findRestriction, readPlayer, type TransactionContext } from '@casino/platform/gamesPort'
import { findGame } from './catalogue/index.ts'
import { queryGames } from './catalogue/queryGames.ts'
import { listRecentGameIds } from './gameQueries.ts'

type CatalogueGame = NonNullable<ReturnType<typeof findGame>>

/** Games of the last ones played that others are compared with, and suggestions in all. */
const [maxPlayed, maxSuggestions] = [3, 12]

/**
 * Games of the same kind and category as those that the player played last, the most played first, one of each in turn. None that the player
 * has played, and none while anything keeps the player from playing (RULES, *Player protection*). `shown`: the player's choice.
 */
export async function suggestGames(
  context: TransactionContext,
  playerId: string,
): Promise<{ games: readonly CatalogueGame[]; shown: boolean }> {
  const player = await readPlayer(context, playerId)
  const shown = player.showsSuggestions
  if (!shown || (await findRestriction(context, player))) return { games: [], shown }
  const playedIds = new Set(await listRecentGameIds(context, playerId))
  const played = [...playedIds].flatMap((id) => findGame(id) ?? []).slice(0, maxPlayed)
  const alike = played.map(({ kind, category }) => queryGames({ kind, category, sort: 'popular' }).filter(({ id }) => !playedIds.has(id)))
  const inTurn = Array.from({ length: maxSuggestions }, (_, index) => alike.flatMap((games) => games[index] ?? [])).flat()
  return { games: [...new Set(inTurn)].slice(0, maxSuggestions), shown }
}
