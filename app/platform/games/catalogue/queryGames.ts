import type { CatalogueGame } from './catalogueGame.ts'
import { gameCatalogue } from './index.ts'
import { foldAccents } from './slugify.ts'
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
const searchTexts = new Map(gameCatalogue.map((game) => [game.id, foldAccents(`${game.name} ${game.design.provider}`)]))

/**
 * Matching games, sorted. Every search term must be the prefix of a word of the name or provider; terms of three letters or more
 * also match inside a word.
 */
export function queryGames(query: GameQuery): CatalogueGame[] {
  const terms = foldAccents(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return sortedGames(query.sort).filter(
    (game) =>
      (!query.kind || game.kind === query.kind) &&
      (!query.category || (query.category === jackpotCategory ? game.jackpot !== null : game.category === query.category)) &&
      (!query.provider || game.design.provider === query.provider) &&
      terms.every((word) => matchesTerm(searchTexts.get(game.id) ?? '', word)),
  )
}

function sortedGames(sort: GameSort): readonly CatalogueGame[] {
  const known = sortedCache.get(sort)
  if (known) return known
  const made = sortGames(gameCatalogue, sort)
  sortedCache.set(sort, made)
  return made
}

const matchesTerm = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`) || (word.length >= 3 && text.includes(word))
