import type { GameEntry } from './entry.ts'
import { catalogue } from './index.ts'
import { type GameSort, sortGames } from './order.ts'
import { fold } from './slug.ts'

export interface GameQuery {
  readonly kind?: GameEntry['kind'] | undefined
  /** A category of the catalogue, or `jackpot` for the games that pay one. */
  readonly category?: string | undefined
  readonly provider?: string | undefined
  readonly search?: string | undefined
  readonly sort: GameSort
}

export const jackpotCategory = 'jackpot'

const sorted = new Map<GameSort, readonly GameEntry[]>()
const searchable = new Map(catalogue.map((game) => [game.id, fold(`${game.name} ${game.design.provider}`)]))

/** Games that match, in the order asked for. Every word of a search must begin a word of name or provider, or stand inside one from three letters on. */
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
