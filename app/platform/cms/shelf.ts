import type { Game } from '@casino/features/config/entities/game'
import type { GameDetail } from '@casino/features/games/calls'
import type { Context } from '../platform.ts'
import type { GameSource } from './schemas.ts'

/** What the CMS needs of the games' catalogue. Jackpots are read at the moment of asking. */
export interface GameShelf {
  /** Games of a rail, in its order. */
  find(context: Context, source: GameSource): Promise<readonly Game[]>
  /** The highest jackpots first. */
  jackpots(context: Context, limit: number): Promise<readonly Game[]>
  /** Null for an id that no game has. */
  byId(context: Context, id: string): Promise<GameDetail | null>
}
