import type { Game } from '@casino/features/api/entities/game'
import { dayMs } from '@casino/features/format/duration'
import type { GameDetail } from '@casino/features/games/calls'
import { and, desc, eq, gte, max, sql } from 'drizzle-orm'
import { gameRounds, isShownWin } from '../platform/db/schema.ts'
import type { TransactionContext } from '../platform/platform.ts'
import { readJackpots } from '../platform/wallet.ts'
import { findGame } from './catalogue/index.ts'
import { type GameQuery, jackpotCategory, queryGames } from './catalogue/queryGames.ts'
import { type JackpotAmounts, toGame, toGameDetail } from './toGame.ts'

/** Games of a rail: the first `limit` matches. */
interface RailQuery extends Omit<GameQuery, 'search'> {
  limit: number
  /** Ids of games that are shown elsewhere on the page. */
  except?: ReadonlySet<string>
}

/** Game catalogue queries of the CMS, with current jackpot amounts. */
export const gameQueries = {
  /** Games of a rail, sorted. */
  async listRail(context: TransactionContext, { limit, except, ...query }: RailQuery): Promise<Game[]> {
    const jackpots = await readJackpotAmounts(context)
    return queryGames(query)
      .filter(({ id }) => !except?.has(id))
      .slice(0, limit)
      .map((game) => toGame(game, jackpots))
  },

  /** Jackpot games, highest amount first. */
  async listJackpotGames(context: TransactionContext, limit: number): Promise<Game[]> {
    const jackpots = await readJackpotAmounts(context)
    return sortByJackpot(queryGames({ sort: 'popular', category: jackpotCategory }).map((game) => toGame(game, jackpots))).slice(0, limit)
  },

  /** Null for an unknown id. */
  async findDetail(context: TransactionContext, id: string): Promise<GameDetail | null> {
    const game = findGame(id)
    return game ? toGameDetail(game, await readJackpotAmounts(context)) : null
  },
}
export type GameQueries = typeof gameQueries

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
