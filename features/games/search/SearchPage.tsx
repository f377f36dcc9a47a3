import { createQueryHook } from '../../api/createQueryHook.ts'
import type { contentCalls } from '../../content/calls.ts'
import { useSearchState } from '../../navigation/useSearchState.ts'
import { GameListPage } from '../list/GameListPage.tsx'
import { parseGameListSearch, toGameListSearch } from '../list/gameListQuery.ts'
import { FoundPages } from './FoundPages.tsx'
import { findPages } from './findPages.ts'
import { maxListedPages } from './searchFindings.ts'

const useContentQuery = createQueryHook<typeof contentCalls>('content')
const everything = { everything: true } as const

/** What a search finds: pages, then games of every kind, with the filters of a list. */
export function SearchPage() {
  const [{ search }] = useSearchState(parseGameListSearch, toGameListSearch)
  const pages = findPages(useContentQuery('searchPages', {}).data?.pages ?? [], search).slice(0, maxListedPages)
  return <GameListPage route={everything}>{pages.length > 0 && <FoundPages pages={pages} />}</GameListPage>
}
