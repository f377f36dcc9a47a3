import { ArticlePage, ArticleSkeleton, Button, ErrorState, PageBody, Prose } from '@casino/design-system'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { paths } from '../navigation/paths.ts'
import type { NewsDetail } from './calls.ts'

/** Load state of an article. */
export type NewsArticleData = { type: 'loading' } | { type: 'notFound' } | { type: 'ready'; article: NewsDetail }

export interface NewsArticleScreenProps {
  data: NewsArticleData
  site: Pick<SiteInfo, 'name'>
}

/** Screen of `/nyheder/:slug`. `{site}` in its texts is the site's name. */
export function NewsArticleScreen({ data, site }: NewsArticleScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (data.type === 'notFound')
    return (
      <PageBody>
        <ErrorState
          headingLevel={1}
          title={t('news.not_found')}
          action={<Button {...button('onward', { text: 'news.back' })} href={paths.news} />}
        >
          {t('news.not_found_text')}
        </ErrorState>
      </PageBody>
    )
  if (data.type === 'loading') return <ArticleSkeleton label={t('news.loading_article')} />
  const { title, subLine, image, body, publicDate, showDateTime, updatedDate } = data.article
  const name = insertSiteName(title, site)
  const dates = (
    <>
      <time dateTime={new Date(publicDate).toISOString()}>{t('news.published', { date: formatDate(publicDate) })}</time>
      {updatedDate !== null && (
        <>
          {' · '}
          <time dateTime={new Date(updatedDate).toISOString()}>{t('news.updated', { date: formatDate(updatedDate) })}</time>
        </>
      )}
    </>
  )
  return (
    <ArticlePage
      breadcrumb={{
        label: t('news.path'),
        items: [{ label: t('menu.home'), href: paths.home }, { label: t('news.title'), href: paths.news }, { label: name }],
      }}
      title={name}
      dates={showDateTime && dates}
      lead={insertSiteName(subLine, site)}
      {...(image && { image })}
    >
      <Prose html={insertSiteName(body, site)} />
      <div>
        <Button {...button('back', { text: 'news.back' })} variant="secondary" href={paths.news} />
      </div>
    </ArticlePage>
  )
}
