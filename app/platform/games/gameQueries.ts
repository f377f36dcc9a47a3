import type { Game } from '@casino/features/api/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { TransactionContext } from '../platform.ts'
import { readJackpots } from '../wallet.ts'
import { findGame } from './catalogue/index.ts'
import { type GameQuery, jackpotCategory, queryGames } from './catalogue/queryGames.ts'
import { type JackpotAmounts, toGame, toGameDetail } from './toGame.ts'

/** Games of a rail: the first `limit` matches. */
interface RailQuery extends Omit<GameQuery, 'search'> {
  limit: number
}

/** Game catalogue queries of the CMS, with current jackpot amounts. */
export const gameQueries = {
  /** Games of a rail, sorted. */
  async listRail(context: TransactionContext, { limit, ...query }: RailQuery): Promise<Game[]> {
    const jackpots = await readJackpotAmounts(context)
    return queryGames(query)
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

/** Sorts by jackpot amount, highest first. */
export const sortByJackpot = (games: readonly Game[]): Game[] => [...games].sort((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0))

/** Reads the current jackpot amounts in øre. */
export const readJackpotAmounts = async (context: TransactionContext): Promise<JackpotAmounts> =>
  new Map((await readJackpots(context)).map(({ id, amount }) => [id, amount]))
