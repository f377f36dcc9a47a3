import type { Game } from '@casino/features/api/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { TransactionContext } from '../platform.ts'
import type { GameSource } from './schemas.ts'

/** The game catalogue queries that the CMS uses. Jackpot amounts are current. */
export interface GameQueries {
  /** Games of a rail, sorted. */
  listRail(context: TransactionContext, source: GameSource): Promise<readonly Game[]>
  /** Jackpot games, highest amount first. */
  listJackpotGames(context: TransactionContext, limit: number): Promise<readonly Game[]>
  /** Null for an unknown id. */
  findDetail(context: TransactionContext, id: string): Promise<GameDetail | null>
}
