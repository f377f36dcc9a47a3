import { usePageContext } from '../content/PageContext.tsx'
import { useSearchState } from '../navigation/useSearchState.ts'
import { newsListInput, parseNewsSearch, toNewsSearch } from './model.ts'
import { type NewsListData, NewsListScreen } from './NewsListScreen.tsx'
import { useNewsQuery } from './queries.ts'

/** Route component of `/nyheder`. The page is in the URL. */
export function NewsListPage() {
  const { site } = usePageContext()
  const [query] = useSearchState(parseNewsSearch, toNewsSearch)
  const { data: list, error, mutate } = useNewsQuery(newsListInput(query))
  const data: NewsListData = list ? { type: 'ready', list } : error ? { type: 'failed', message: error.message } : { type: 'loading' }
  return <NewsListScreen data={data} query={query} site={site} onRetry={() => void mutate()} />
}
