import { paths } from '@casino/features/navigation/paths'
import type { PagePayload } from '../../client/payload.ts'
import type { DocumentMetadata } from './loadPage.ts'

interface Page {
  payload: Pick<PagePayload, 'path' | 'seo' | 'context'>
  metadata: DocumentMetadata
  /** Origin of the site, without a trailing slash. */
  origin: string
}

/**
 * What search engines read of a page, as JSON-LD (schema.org): the site and its operator on the front page, the way to the page on others,
 * and what an article is.
 * Null for a page that must not be indexed, or stands in no breadcrumbs.
 */
export function structuredData({ payload, metadata, origin }: Page): object | null {
  const { path, seo, context } = payload
  if (seo.robots.includes('noindex')) return null
  if (path === paths.home) {
    const { name, supportEmail } = context.site
    const url = `${origin}/`
    return graph([
      { '@type': 'WebSite', name, url, inLanguage: 'da-DK' },
      { '@type': 'Organization', name, url, logo: `${origin}/favicon.svg`, email: supportEmail },
    ])
  }
  if (metadata.breadcrumbs.length < 2) return null
  const { article } = metadata
  const itemListElement = metadata.breadcrumbs.map(({ name, path: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + item,
  }))
  return graph([
    { '@type': 'BreadcrumbList', itemListElement },
    ...(article
      ? [
          {
            '@type': 'NewsArticle',
            headline: article.headline,
            description: seo.description,
            datePublished: new Date(article.published).toISOString(),
            ...(article.modified !== null && { dateModified: new Date(article.modified).toISOString() }),
            ...(seo.image && { image: origin + seo.image }),
            inLanguage: 'da-DK',
            mainEntityOfPage: origin + metadata.canonicalHref,
            publisher: { '@type': 'Organization', name: context.site.name, url: `${origin}/` },
          },
        ]
      : []),
  ])
}

const graph = (items: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': items })
