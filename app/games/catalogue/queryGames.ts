import type { CatalogueGame } from './catalogueGame.ts'
import { gameCatalogue } from './index.ts'
import { searchGames } from './searchGames.ts'
import { type GameSort, sortGames } from './sortGames.ts'

export interface GameQuery {
  kind?: CatalogueGame['kind'] | undefined
  /** A category of the catalogue, or `jackpot` for games with a jackpot. */
  category?: string | undefined
  provider?: string | undefined
  volatility?: CatalogueGame['volatility'] | undefined
  /** Only games whose name begins with this upper-case character. */
  initial?: string | undefined
  /** Only games with a jackpot. */
  jackpot?: boolean | undefined
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
      isListed(game, query) &&
      (!query.provider || game.design.provider === query.provider) &&
      (!query.initial || initialOf(game) === query.initial) &&
      (!query.volatility || game.volatility === query.volatility) &&
      (!query.jackpot || game.jackpot !== null),
  )
  return query.search ? searchGames(games, query.search) : games
}

type ListQuery = Pick<GameQuery, 'kind' | 'category'>

/** Whether a game is in the list of a kind and category. */
const isListed = (game: CatalogueGame, { kind, category }: ListQuery): boolean =>
  (!kind || game.kind === kind) && (!category || (category === jackpotCategory ? game.jackpot !== null : game.category === category))

/** Providers of the games of a kind and category, in Danish alphabetical order. */
export const providersOf = (query: ListQuery): string[] =>
  [...new Set(gameCatalogue.filter((game) => isListed(game, query)).map(({ design }) => design.provider))].sort(danish.compare)

/** First characters of the names of the games of a kind and category, upper case, in Danish alphabetical order. */
export const initialsOf = (query: ListQuery): string[] =>
  [...new Set(gameCatalogue.filter((game) => isListed(game, query)).map(initialOf))].sort(danish.compare)

const initialOf = ({ name }: Pick<CatalogueGame, 'name'>): string => name.charAt(0).toLocaleUpperCase('da')

const danish = new Intl.Collator('da')

function sortedGames(sort: GameSort): readonly CatalogueGame[] {
  const known = sortedCache.get(sort)
  if (known) return known
  const made = sortGames(gameCatalogue, sort)
  sortedCache.set(sort, made)
  return made
}
