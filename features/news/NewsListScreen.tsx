import {
  ArticleCard,
  ArticleGrid,
  articleImageSizes,
  Button,
  EmptyState,
  ErrorState,
  PageBody,
  PageHeading,
  Pagination,
  Skeleton,
  Stack,
} from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { danishDate, formatDate } from '../format/date.ts'
import { newsPath } from '../navigation/paths.ts'
import type { NewsList } from './calls.ts'
import { type NewsQuery, newsHref, visibleNewsPages } from './model.ts'

export interface NewsListScreenProps {
  data: Loadable<NewsList>
  query: NewsQuery
  site: Pick<SiteInfo, 'name'>
  onRetry(): void
}

/** Screen of `/nyheder`: articles as cards, ten to a page. `{site}` in its texts is the site's name. */
export function NewsListScreen({ data, query, site, onRetry }: NewsListScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <PageBody>
      <Stack gap={6}>
        <PageHeading title={t('news.title')} intro={t('news.intro')} />
        {data.type === 'loading' && <NewsSkeleton />}
        {data.type === 'failed' && (
          <ErrorState title={t('news.failed')} action={<Button {...button('retry', { text: 'news.retry' })} onClick={onRetry} />}>
            {data.message}
          </ErrorState>
        )}
        {data.type === 'ready' && <Articles list={data.value} query={query} site={site} />}
      </Stack>
    </PageBody>
  )
}

interface ArticlesProps extends Pick<NewsListScreenProps, 'site'> {
  list: NewsList
  query: NewsQuery
}

function Articles({ list, query, site }: ArticlesProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (list.data.length === 0)
    return (
      <EmptyState
        art="papers"
        title={t(query.page > 1 ? 'news.no_page_title' : 'news.empty_title')}
        action={query.page > 1 && <Button {...button('onward', { text: 'news.first_page' })} href={newsHref({ ...query, page: 1 })} />}
      >
        {t(query.page > 1 ? 'news.no_page_text' : 'news.empty_text')}
      </EmptyState>
    )
  return (
    <Stack gap={8}>
      <ArticleGrid>
        {list.data.map(({ newsId, newsSlug, title, subLine, image, publicDate }, index) => (
          <ArticleCard
            key={newsId}
            href={newsPath(newsSlug)}
            title={insertSiteName(title, site)}
            subLine={insertSiteName(subLine, site)}
            date={formatDate(publicDate)}
            dateTime={danishDate(publicDate)}
            {...(image && { image: { ...image, sizes: articleImageSizes(index, list.data.length) } })}
            priority={index < 2}
          />
        ))}
      </ArticleGrid>
      <Pagination
        label={t('news.pages')}
        page={query.page}
        itemCount={list.totalRecords}
        perPage={query.pageSize}
        maxVisible={visibleNewsPages}
        previousLabel={t('news.previous')}
        nextLabel={t('news.next')}
        pageLabel={(page) => t('news.page', { page })}
        href={(page) => newsHref({ ...query, page })}
      />
    </Stack>
  )
}

function NewsSkeleton() {
  const t = useTranslations()
  return (
    <div role="status" aria-label={t('news.loading')}>
      <ArticleGrid>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} shape="block" height={320} />
        ))}
      </ArticleGrid>
    </div>
  )
}
