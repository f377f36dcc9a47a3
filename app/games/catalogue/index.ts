import { gameKinds } from '@casino/features/api/entities/game'
import { PlatformError } from '@casino/shared/platformError'
import { assignArtwork } from './assignArtwork.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { slotDrafts } from './slots.ts'
import { tableDrafts } from './tables.ts'

/** All games, most played first within each kind. Generated once per process, deterministically. */
export const gameCatalogue: readonly CatalogueGame[] = assignArtwork([...slotDrafts(), ...tableDrafts()])

const gamesById = new Map(gameCatalogue.map((game) => [game.id, game]))
if (gamesById.size !== gameCatalogue.length) throw new Error('two games share an id')

/** How many games of each kind are marked as played most. */
const popularPerKind = { slot: 20, table: 2, live: 2 } as const
const popularIds = new Set(
  gameKinds.flatMap((kind) =>
    gameCatalogue
      .filter((game) => game.kind === kind)
      .slice(0, popularPerKind[kind])
      .map(({ id }) => id),
  ),
)
/** Whether a game is one of the most played of its kind. */
export const isPopular = (id: string): boolean => popularIds.has(id)

/** The game with this id; undefined for an unknown one. */
export const findGame = (id: string): CatalogueGame | undefined => gamesById.get(id)

/** The game with this id. Throws ERR_NOT_FOUND. */
export function requireGame(id: string): CatalogueGame {
  const game = findGame(id)
  if (!game) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such game' })
  return game
}
