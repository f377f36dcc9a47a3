import { usePageContext } from '../content/PageContext.tsx'
import type { NewsDetail } from './calls.ts'
import { newsDetailInput } from './model.ts'
import { type NewsArticleData, NewsArticleScreen } from './NewsArticleScreen.tsx'
import { useArticleQuery } from './queries.ts'

interface NewsArticlePageProps {
  slug: string
}

/** Route component of `/nyheder/:slug`. Every failure shows that the page does not exist (specification, *Error catalogue*). */
export function NewsArticlePage({ slug }: NewsArticlePageProps) {
  const { site } = usePageContext()
  const query = useArticleQuery(newsDetailInput(slug))
  // the server sends null for an article that it could not load
  const article: NewsDetail | null | undefined = query.data
  const data: NewsArticleData = article
    ? { type: 'ready', article }
    : article === null || query.error
      ? { type: 'notFound' }
      : { type: 'loading' }
  return <NewsArticleScreen data={data} site={site} />
}
