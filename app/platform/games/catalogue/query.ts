import type { GameEntry } from './entry.ts'
import { catalogue } from './index.ts'
import { type GameSort, sortGames } from './order.ts'
import { fold } from './slug.ts'

export interface GameQuery {
  readonly kind?: GameEntry['kind'] | undefined
  /** A category of the catalogue, or `jackpot` for games with a jackpot. */
  readonly category?: string | undefined
  readonly provider?: string | undefined
  readonly search?: string | undefined
  readonly sort: GameSort
}

/** Pseudo-category of all games with a jackpot. */
export const jackpotCategory = 'jackpot'

const sorted = new Map<GameSort, readonly GameEntry[]>()
const searchable = new Map(catalogue.map((game) => [game.id, fold(`${game.name} ${game.design.provider}`)]))

/**
 * Matching games, sorted. Every search term must be the prefix of a word of the name or provider; terms of three letters or more
 * also match inside a word.
 */
export function queryGames(query: GameQuery): GameEntry[] {
  const words = fold(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return inOrder(query.sort).filter(
    (game) =>
      (!query.kind || game.kind === query.kind) &&
      (!query.category || (query.category === jackpotCategory ? game.jackpot !== null : game.category === query.category)) &&
      (!query.provider || game.design.provider === query.provider) &&
      words.every((word) => matches(searchable.get(game.id) ?? '', word)),
  )
}

function inOrder(sort: GameSort): readonly GameEntry[] {
  const known = sorted.get(sort)
  if (known) return known
  const made = sortGames(catalogue, sort)
  sorted.set(sort, made)
  return made
}

const matches = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`) || (word.length >= 3 && text.includes(word))
