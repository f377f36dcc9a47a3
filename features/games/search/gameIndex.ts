import MiniSearch from 'minisearch'
import { foldAccents } from '../../format/foldAccents.ts'
import type { IndexedGame } from '../calls.ts'

/** From this length on, a word is also found by its later parts: „roulette“ finds Lynroulette. */
const compoundLength = 8
/** The shortest later part of a word that is indexed. */
const shortestPart = 4

/** A word and, of a long one, its endings: Danish writes compounds as one word. */
function termsOf(word: string): string[] {
  const term = foldAccents(word)
  if (term.length < compoundLength) return [term]
  return [term, ...Array.from({ length: term.length - shortestPart }, (_, index) => term.slice(index + 1))]
}

/** An index over names and providers of games. Returns a search: first the games with a word that begins as the search does, each by relevance. */
export function createGameIndex(games: readonly IndexedGame[]): (search: string) => IndexedGame[] {
  const index = new MiniSearch<IndexedGame>({
    fields: ['name', 'provider'],
    processTerm: termsOf,
    searchOptions: {
      processTerm: foldAccents,
      boost: { name: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
    },
  })
  index.addAll(games)
  const byId = new Map(games.map((game) => [game.id, game]))
  return (search) => {
    const found = index.search(search).flatMap(({ id }) => byId.get(String(id)) ?? [])
    const [start = ''] = foldAccents(search.trim()).split(/\s+/)
    const begins = ({ name }: IndexedGame) => foldAccents(` ${name}`).includes(` ${start}`)
    return [...found.filter(begins), ...found.filter((game) => !begins(game))]
  }
}
