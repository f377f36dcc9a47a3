import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CallError } from '../../api/errors.ts'
import { useSearchPagesQuery } from '../../content/queries.ts'
import type { IndexedGame } from '../calls.ts'
import { useGamesQuery, useSearchIndexQuery } from '../queries.ts'
import { createGameIndex } from './gameIndex.ts'
import { maxListedGames, type SearchFindings, toFindings, uniquePages } from './searchFindings.ts'
import { useMenuPages } from './useMenuPages.ts'

/** Pause after the last key before the server is asked, ms. */
const serverDelayMs = 250
/** The most played games that are shown before anything is typed. */
const maxPlayed = 6
/** The index changes with the catalogue only. */
const keepIndex = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const

export type SearchState =
  /** Nothing is typed. `games`: what visitors searched for most, or before they did, what is played most. */
  | { type: 'start'; by: 'searched' | 'played'; games: readonly IndexedGame[] }
  | { type: 'searching' }
  | { type: 'found'; search: string; findings: SearchFindings }
  | { type: 'failed'; error: CallError; retry: () => void }

const noGames: readonly IndexedGame[] = []

/** What is found for `search`: by the index in the browser, and by the server where that finds no game or could not be loaded. */
export function useSearchFindings(search: string): SearchState {
  const index = useSearchIndexQuery({}, keepIndex)
  const pages = useSearchPagesQuery({}, keepIndex).data?.pages
  const menuPages = useMenuPages()
  const all = index.data?.games ?? noGames
  const find = useMemo(() => (all.length > 0 ? createGameIndex(all) : null), [all])
  // a key is painted before its list
  const term = useDeferredValue(search.trim())
  const indexed = useMemo(() => (find && term ? find(term) : noGames), [find, term])
  const asked = useSettled(term, serverDelayMs)
  const needsServer = term !== '' && indexed.length === 0 && (find !== null || index.error !== undefined)
  const answer = useGamesQuery(needsServer && asked === term ? { query: { search: term, skip: 0, limit: maxListedGames } } : null)
  if (!term) {
    const byId = new Map(all.map((game) => [game.id, game]))
    const searched = (index.data?.mostSearched ?? []).flatMap((id) => byId.get(id) ?? [])
    return searched.length > 0
      ? { type: 'start', by: 'searched', games: searched }
      : { type: 'start', by: 'played', games: all.slice(0, maxPlayed) }
  }
  const everything = { all, pages: uniquePages([...menuPages, ...(pages ?? [])]) }
  if (!needsServer)
    return find ? { type: 'found', search: term, findings: toFindings(term, { games: indexed }, everything) } : { type: 'searching' }
  if (answer.data) return { type: 'found', search: term, findings: toFindings(term, answer.data, everything) }
  return answer.error ? { type: 'failed', error: answer.error, retry: () => void answer.mutate() } : { type: 'searching' }
}

/** The value once it has been the same for `delayMs`. */
function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
