import type { NewsDetail, NewsItem, NewsList } from '@casino/features/news/calls'
import { PlatformError } from '@casino/shared/platformError'
import type { CmsContent } from './cmsContent.ts'

/** Whether readers may see an article at `now` (UTC ms): published, its time has come, and not deleted. */
const isPublic = ({ status, publicDate, deleteDate }: CmsContent['news'][number], now: number): boolean =>
  status && publicDate <= now && (deleteDate === null || deleteDate > now)

/** One page of the list, newest first. `page` from 1; a page after the last one is empty. */
export function listNews({ news }: CmsContent, now: number, { page, pageSize }: { page: number; pageSize: number }): NewsList {
  const listed = news.filter((article) => article.showArticleInNewsList && isPublic(article, now))
  return {
    data: listed.slice((page - 1) * pageSize, page * pageSize).map(toItem),
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(listed.length / pageSize)),
    pageSize,
    totalRecords: listed.length,
  }
}

/** The article, or null when readers may not see it. */
export const findArticle = ({ news }: CmsContent, now: number, slug: string): NewsDetail | null =>
  news.find((article) => article.newsSlug === slug && isPublic(article, now)) ?? null

/** The article. Throws ERR_NOT_FOUND when readers may not see it. */
export function requireArticle(content: CmsContent, now: number, slug: string): NewsDetail {
  const article = findArticle(content, now, slug)
  if (!article) throw new PlatformError('ERR_NOT_FOUND', { message: `no article "${slug}"` })
  return article
}

const toItem = ({
  newsId,
  newsSlug,
  title,
  subLine,
  image,
  status,
  showArticleInNewsList,
  createDate,
  publicDate,
}: NewsDetail): NewsItem => ({
  newsId,
  newsSlug,
  title,
  subLine,
  image,
  status,
  showArticleInNewsList,
  createDate,
  publicDate,
})
