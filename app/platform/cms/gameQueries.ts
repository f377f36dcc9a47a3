import type { Game, gameSorts } from '@casino/features/api/entities/game'
import type { Winner } from '@casino/features/api/entities/winner'
import type { GameDetail } from '@casino/features/games/calls'
import type { TransactionContext } from '../core/platform.ts'

/** Games of a rail: the first `limit` matches. */
export interface RailQuery {
  kind?: Game['kind'] | undefined
  category?: string | undefined
  provider?: string | undefined
  sort: (typeof gameSorts)[number]
  limit: number
  /** Ids of games that are shown elsewhere on the page. */
  except?: ReadonlySet<string>
}

/** What the content asks of the games, with current jackpot amounts. The games implement it. */
export interface GameQueries {
  /** Games of a rail, sorted. */
  listRail(context: TransactionContext, query: RailQuery): Promise<Game[]>
  /** Jackpot games, highest amount first. */
  listJackpotGames(context: TransactionContext, limit: number): Promise<Game[]>
  /** The latest wins that the settings show, newest first; none when there are too few. */
  listLatestWins(context: TransactionContext): Promise<Winner[]>
  /** Null for an unknown id. */
  findDetail(context: TransactionContext, id: string): Promise<GameDetail | null>
}
