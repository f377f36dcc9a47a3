import { newsPath, paths } from '@casino/features/navigation/paths'
import { newsDetailInput, newsHref, newsListInput, newsPageSize, parseNewsSearch, toNewsSearch } from '@casino/features/news/model'
import { routeQuery } from '../routeQueries.ts'
import { cachedByPath, type Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const newsDefaults = { guards: routeGuards.news, access: 'public', header: 'shown' } as const

/** The list of news, and the page of each article. */
export const newsRoutes: readonly Route[] = [
  {
    ...newsDefaults,
    name: 'nyheder',
    path: paths.news,
    loadPage: async () => {
      const { NewsListPage } = await import('@casino/features/news/NewsListPage')
      return () => <NewsListPage />
    },
    server: import.meta.env.SSR && {
      queries: (_, search) => [routeQuery('news.list', newsListInput(parseNewsSearch(search)))],
      textGroups: ['news'],
      cache: { canonicalSearch: (search) => toNewsSearch(parseNewsSearch(search)) },
      // a page of ten is one page; of 26, the same articles
      canonicalHref: (_, search) => {
        const query = parseNewsSearch(search)
        return query.pageSize === newsPageSize ? newsHref(query) : paths.news
      },
    },
  },
  {
    ...newsDefaults,
    name: 'nyheder-slug',
    path: newsPath(':slug'),
    params: { slug: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
    loadPage: async () => {
      const { NewsArticlePage } = await import('@casino/features/news/NewsArticlePage')
      return ({ params: { slug = '' } }) => <NewsArticlePage key={slug} slug={slug} />
    },
    server: import.meta.env.SSR && {
      queries: ({ slug = '' }) => [routeQuery('news.detail', newsDetailInput(slug), { missing: 'shown' })],
      textGroups: ['news'],
      cache: cachedByPath,
    },
  },
]
