import type { Game } from '@casino/features/config/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { Context } from '../platform.ts'
import type { GameSource } from './schemas.ts'

/** The game catalogue queries that the CMS uses. Jackpot amounts are current. */
export interface GameShelf {
  /** Games of a rail, sorted. */
  find(context: Context, source: GameSource): Promise<readonly Game[]>
  /** Jackpot games, highest amount first. */
  jackpots(context: Context, limit: number): Promise<readonly Game[]>
  /** Null for an unknown id. */
  byId(context: Context, id: string): Promise<GameDetail | null>
}
