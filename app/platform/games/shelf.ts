import type { Game, gameKinds } from '@casino/features/config/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { Context } from '../platform.ts'
import { readJackpots } from '../wallet.ts'
import { findGame } from './catalogue/index.ts'
import type { GameSort } from './catalogue/order.ts'
import { jackpotCategory, queryGames } from './catalogue/query.ts'
import { type JackpotAmounts, present, presentDetail } from './present.ts'

export interface RailSource {
  readonly kind?: (typeof gameKinds)[number] | undefined
  readonly category?: string | undefined
  readonly provider?: string | undefined
  readonly sort: GameSort
  readonly limit: number
}

/** Game catalogue queries of the CMS, with current jackpot amounts. */
export const gameShelf = {
  /** Games of a rail, sorted. */
  async find(context: Context, { limit, ...query }: RailSource): Promise<Game[]> {
    const jackpots = await amounts(context)
    return queryGames(query)
      .slice(0, limit)
      .map((game) => present(game, jackpots))
  },

  /** Jackpot games, highest amount first. */
  async jackpots(context: Context, limit: number): Promise<Game[]> {
    const jackpots = await amounts(context)
    return byJackpot(queryGames({ sort: 'popular', category: jackpotCategory }).map((game) => present(game, jackpots))).slice(0, limit)
  },

  /** Null for an unknown id. */
  async byId(context: Context, id: string): Promise<GameDetail | null> {
    const game = findGame(id)
    return game ? presentDetail(game, await amounts(context)) : null
  },
}

/** Sorts by jackpot amount, highest first. */
export const byJackpot = (games: readonly Game[]): Game[] => [...games].sort((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0))

/** Reads the current jackpot amounts in øre. */
export const amounts = async (context: Context): Promise<JackpotAmounts> =>
  new Map((await readJackpots(context)).map(({ id, amount }) => [id, amount]))
