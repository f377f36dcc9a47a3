import { assignArtwork } from './assignArtwork.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { slotDrafts } from './slots.ts'
import { tableDrafts } from './tables.ts'

/** All games, most played first within each kind. Generated once per process, deterministically. */
export const gameCatalogue: readonly CatalogueGame[] = assignArtwork([...slotDrafts(), ...tableDrafts()])

const gamesById = new Map(gameCatalogue.map((game) => [game.id, game]))
if (gamesById.size !== gameCatalogue.length) throw new Error('two games share an id')

/** The game with this id. */
export const findGame = (id: string): CatalogueGame | undefined => gamesById.get(id)
