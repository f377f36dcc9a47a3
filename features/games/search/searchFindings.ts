import type { SearchablePage } from '../../content/calls.ts'
import type { IndexedGame } from '../calls.ts'
import { findPages } from './findPages.ts'

export interface FoundProvider {
  name: string
  /** Number of its games. */
  count: number
}

/** What a search finds. */
export interface SearchFindings {
  games: readonly IndexedGame[]
  /** Games found in all; `games` may be fewer. */
  total: number
  providers: readonly FoundProvider[]
  pages: readonly SearchablePage[]
}

/** Games that are listed in the dialog; the page of the search has all. */
export const maxListedGames = 8
/** Pages that are listed. */
export const maxListedPages = 4

/** Providers whose name has a word for each term of the search. */
function findProviders(games: readonly IndexedGame[], search: string): FoundProvider[] {
  const counts = new Map<string, number>()
  for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  const providers = [...counts].map(([name, count]) => ({ name, count, title: name, text: '' }))
  return findPages(providers, search).map(({ name, count }) => ({ name, count }))
}

/** `games`: those found, best first; `all`: every game. */
export const toFindings = (
  search: string,
  { games, total = games.length }: { games: readonly IndexedGame[]; total?: number },
  { all, pages }: { all: readonly IndexedGame[]; pages: readonly SearchablePage[] },
): SearchFindings => ({
  games: games.slice(0, maxListedGames),
  total,
  providers: findProviders(all, search),
  pages: findPages(pages, search).slice(0, maxListedPages),
})

/** Pages by path, the first of each: a page of the menu is also one of the CMS. */
export const uniquePages = (pages: readonly SearchablePage[]): SearchablePage[] =>
  [...new Map([...pages].reverse().map((page) => [page.path, page])).values()].reverse()
