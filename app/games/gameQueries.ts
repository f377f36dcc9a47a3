import type { Game } from '@casino/features/api/entities/game'
import { dayMs, hourMs } from '@casino/features/format/duration'
import { ore } from '@casino/features/format/money'
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

  async listLatestWins(context) {
    const { from, hours, count } = context.settings.latestWins
    const rows = await readLatestWins(context, { from, since: context.now - hours * hourMs })
    const jackpots = await readJackpotAmounts(context)
    const wins = rows.flatMap(({ gameId, win, settledAt }) => {
      const game = findGame(gameId)
      if (!game || win === null || settledAt === null) return []
      return { game: toGame(game, jackpots), win: ore(win), wonAt: settledAt - (settledAt % hourMs) }
    })
    return wins.length < count ? [] : wins
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

/** The latest wins of all players in games for money, of `from` øre or more, since a time (UTC ms). */
async function readLatestWins({ db }: TransactionContext, { from, since }: { from: number; since: number }) {
  const { gameId, win, settledAt } = gameRounds
  return db
    .select({ gameId, win, settledAt })
    .from(gameRounds)
    .where(and(isShownWin(win), gte(win, from), gte(settledAt, sql.param(since, settledAt))))
    .orderBy(desc(settledAt), desc(gameRounds.id))
    .limit(maxWinners)
}

/** Sorts by jackpot amount, highest first. */
export const sortByJackpot = (games: readonly Game[]): Game[] => [...games].sort((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0))

/** Reads the current jackpot amounts in øre. */
export const readJackpotAmounts = async (context: TransactionContext): Promise<JackpotAmounts> =>
  new Map((await readJackpots(context)).map(({ id, amount }) => [id, amount]))
