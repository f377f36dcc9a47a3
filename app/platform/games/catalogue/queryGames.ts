import type { CatalogueGame } from './catalogueGame.ts'
import { gameCatalogue } from './index.ts'
import { searchGames } from './searchGames.ts'
import { type GameSort, sortGames } from './sortGames.ts'

export interface GameQuery {
  kind?: CatalogueGame['kind'] | undefined
  /** A category of the catalogue, or `jackpot` for games with a jackpot. */
  category?: string | undefined
  provider?: string | undefined
  search?: string | undefined
  sort: GameSort
}

/** Pseudo-category of all games with a jackpot. */
export const jackpotCategory = 'jackpot'

const sortedCache = new Map<GameSort, readonly CatalogueGame[]>()

/** Matching games, sorted. A search is among those that match the rest of the query. */
export function queryGames(query: GameQuery): CatalogueGame[] {
  const games = sortedGames(query.sort).filter(
    (game) =>
      (!query.kind || game.kind === query.kind) &&
      (!query.category || (query.category === jackpotCategory ? game.jackpot !== null : game.category === query.category)) &&
      (!query.provider || game.design.provider === query.provider),
  )
  return query.search ? searchGames(games, query.search) : games
}

function sortedGames(sort: GameSort): readonly CatalogueGame[] {
  const known = sortedCache.get(sort)
  if (known) return known
  const made = sortGames(gameCatalogue, sort)
  sortedCache.set(sort, made)
  return made
}
