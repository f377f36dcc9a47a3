import type { BackendResponse } from '@casino/features/api/contract'
import type { contentCalls } from '@casino/features/content/calls'
import { campaignPath, contentPath, newsPath } from '@casino/features/navigation/paths'
import { listCampaigns } from './campaigns.ts'
import type { CmsContent } from './cmsContent.ts'
import { listNews } from './news.ts'

/** Every page that a visitor can search for at `now` (UTC ms): content pages, then campaigns, then articles, newest first. */
export function listSearchPages(content: CmsContent, now: number): BackendResponse<typeof contentCalls.searchPages>['pages'] {
  const articles = listNews(content, now, { page: 1, pageSize: content.news.length })
  return [
    ...[...content.pages]
      .filter(([, { robots }]) => !robots.includes('noindex'))
      .map(([slug, { title, description, keywords }]) => ({ path: contentPath(slug), title, text: description, keywords })),
    ...listCampaigns(content, now).map(({ slug, title, subLine }) => ({ path: campaignPath(slug), title, text: subLine })),
    ...articles.data.map(({ newsSlug, title, subLine }) => ({ path: newsPath(newsSlug), title, text: subLine })),
  ]
}
