import { toLoadable } from '../api/Loadable.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSearchState } from '../navigation/useSearchState.ts'
import { newsListInput, parseNewsSearch, toNewsSearch } from './model.ts'
import { NewsListScreen } from './NewsListScreen.tsx'
import { useNewsQuery } from './queries.ts'

/** Route component of `/nyheder`. The page is in the URL. */
export function NewsListPage() {
  const { site } = usePageContext()
  const [query] = useSearchState(parseNewsSearch, toNewsSearch)
  const list = useNewsQuery(newsListInput(query))
  return <NewsListScreen data={toLoadable(list)} query={query} site={site} onRetry={() => void list.mutate()} />
}
