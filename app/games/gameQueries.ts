import type { Game } from '@casino/features/api/entities/game'
import { dayMs } from '@casino/features/format/duration'
import { type GameQueries, gameRounds, isShownWin, readJackpots, type TransactionContext } from '@casino/platform/gamesPort'
import { and, desc, eq, gte, max, sql } from 'drizzle-orm'
import { findGame } from './catalogue/index.ts'
import { jackpotCategory, queryGames } from './catalogue/queryGames.ts'
import { type JackpotAmounts, toGame, toGameDetail } from './toGame.ts'

export const gameQueries: GameQueries = {
  async listRail(context, { limit, except, ...query }) {
    const jackpots = await readJackpotAmounts(context)
    return queryGames(query)
      .filter(({ id }) => !except?.has(id))
      .slice(0, limit)
      .map((game) => toGame(game, jackpots))
  },

  async listJackpotGames(context, limit) {
    const jackpots = await readJackpotAmounts(context)
    return sortByJackpot(queryGames({ sort: 'popular', category: jackpotCategory }).map((game) => toGame(game, jackpots))).slice(0, limit)
  },

  async findDetail(context, id) {
    const game = findGame(id)
    return game ? toGameDetail(game, await readJackpotAmounts(context)) : null
  },
}

const recentDays = 30
const maxRecentGames = 12

/** Ids of the games that a player has staked money in during 30 days, latest first. */
export async function listRecentGameIds({ db, now }: TransactionContext, playerId: string): Promise<string[]> {
  const since = now - recentDays * dayMs
  const rows = await db
    .select({ gameId: gameRounds.gameId })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), gte(gameRounds.startedAt, sql.param(since, gameRounds.startedAt))))
    .groupBy(gameRounds.gameId)
    .orderBy(desc(max(gameRounds.startedAt)))
    .limit(maxRecentGames)
  return rows.map(({ gameId }) => gameId)
}

const maxWinners = 20

/** The latest wins of all players in games for money. */
export async function listLatestWins({ db, now }: TransactionContext) {
  const since = now - recentDays * dayMs
  const rows = await db
    .select({ gameId: gameRounds.gameId, win: gameRounds.win, settledAt: gameRounds.settledAt })
    .from(gameRounds)
    .where(and(isShownWin(gameRounds.win), gte(gameRounds.settledAt, sql.param(since, gameRounds.settledAt))))
    .orderBy(desc(gameRounds.settledAt), desc(gameRounds.id))
    .limit(maxWinners)
  return rows.flatMap(({ gameId, win, settledAt }) => (win === null || settledAt === null ? [] : { gameId, win, settledAt }))
}

/** Sorts by jackpot amount, highest first. */
export const sortByJackpot = (games: readonly Game[]): Game[] => [...games].sort((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0))

/** Reads the current jackpot amounts in øre. */
export const readJackpotAmounts = async (context: TransactionContext): Promise<JackpotAmounts> =>
  new Map((await readJackpots(context)).map(({ id, amount }) => [id, amount]))
