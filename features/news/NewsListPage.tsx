import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSearchState } from '../navigation/useSearchState.ts'
import type { newsCalls } from './calls.ts'
import { newsListInput, parseNewsSearch, toNewsSearch } from './model.ts'
import { type NewsListData, NewsListScreen } from './NewsListScreen.tsx'

const useNewsQuery = createQueryHook<typeof newsCalls>('news')

/** Route component of `/nyheder`. The page is in the URL. */
export function NewsListPage() {
  const { site } = usePageContext()
  const [query] = useSearchState(parseNewsSearch, toNewsSearch)
  const { data: list, error, mutate } = useNewsQuery('list', newsListInput(query))
  const data: NewsListData = list ? { type: 'ready', list } : error ? { type: 'failed', message: error.message } : { type: 'loading' }
  return <NewsListScreen data={data} query={query} site={site} onRetry={() => void mutate()} />
}
