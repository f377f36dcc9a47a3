import { seededRandom } from '../art/random.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { isLiveEngine, type LiveEngine, type LivePoint, type LiveStage, liveAt, roundMs, stageAt } from './liveSchedule.ts'

/** A live table, with its own time. */
export interface LiveTable {
  game: CatalogueGame
  engine: LiveEngine
  /** Where it is at a time, UTC ms. */
  at(time: number): LivePoint
  /** The stage that one of its rounds has reached at a time, UTC ms. */
  stageAt(number: number, time: number): LiveStage
}

/** The live table of a game; null for games without shared rounds. Tables of one engine do not draw at the same time. */
export function liveTableOf(game: CatalogueGame): LiveTable | null {
  const { type } = game.engine
  if (game.kind !== 'live' || !isLiveEngine(type)) return null
  const offsetMs = Math.floor(seededRandom(game.id)() * roundMs(type))
  return {
    game,
    engine: type,
    at: (time) => liveAt(type, time, offsetMs),
    stageAt: (number, time) => stageAt(type, number, time, offsetMs),
  }
}
