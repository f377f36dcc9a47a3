import type { CallInput } from '../api/contract.ts'
import { newsFromMenu, paths } from '../navigation/paths.ts'
import { withSearch } from '../navigation/useSearchState.ts'
import type { newsCalls } from './calls.ts'

/** Articles per page (specification, *Business constants*); the menu's link on the page itself asks for more. */
export const newsPageSize = 10
/** Page numbers that are shown. */
export const visibleNewsPages = 5
const maxPage = 1000

/** Query of the list, as in the URL: `?side=2`, `?antal=26`. */
export interface NewsQuery {
  /** From 1. */
  page: number
  pageSize: number
}

/** Parses a query string. Invalid values fall back to the defaults, so that no shared link breaks. */
export function parseNewsSearch(search: string): NewsQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('side'))
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    pageSize: params.get(newsFromMenu.param) === String(newsFromMenu.pageSize) ? newsFromMenu.pageSize : newsPageSize,
  }
}

/** Query string, without `?`. Defaults are omitted. */
export function toNewsSearch({ page, pageSize }: NewsQuery): string {
  const params = new URLSearchParams()
  if (pageSize !== newsPageSize) params.set(newsFromMenu.param, String(pageSize))
  if (page > 1) params.set('side', String(page))
  return params.toString()
}

/** URL of a page of the list. */
export const newsHref = (query: NewsQuery): string => withSearch(paths.news, toNewsSearch(query))

/** Input of `news.list` for a query. The site server preloads the page's data under the SWR key of the same input. */
export const newsListInput = ({ page, pageSize }: NewsQuery): CallInput<typeof newsCalls.list> => ({
  body: { PageSize: pageSize, CurrentPage: page, showArticleInNewsList: true, status: true },
})

/** Input of `news.detail`. */
export const newsDetailInput = (newsSlug: string): CallInput<typeof newsCalls.detail> => ({ body: { newsSlug } })
