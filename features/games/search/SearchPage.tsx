import { useSearchPagesQuery } from '../../content/queries.ts'
import { useSearchState } from '../../navigation/useSearchState.ts'
import { GameListPage } from '../list/GameListPage.tsx'
import { parseGameListSearch, toGameListSearch } from '../list/gameListQuery.ts'
import { FoundPages } from './FoundPages.tsx'
import { findPages } from './findPages.ts'
import { maxListedPages } from './searchFindings.ts'

const everything = { everything: true } as const

/** What a search finds: pages, then games of every kind, with the filters of a list. */
export function SearchPage() {
  const [{ search }] = useSearchState(parseGameListSearch, toGameListSearch)
  const pages = findPages(useSearchPagesQuery().data?.pages ?? [], search).slice(0, maxListedPages)
  return <GameListPage route={everything}>{pages.length > 0 && <FoundPages pages={pages} />}</GameListPage>
}
