import { canonicalGamePath } from '@casino/features/games/paths'
import { campaignPath, contentPath, newsPath } from '@casino/features/navigation/paths'
import { maxNewsPageSize } from '@casino/features/news/constants'
import { newsListInput } from '@casino/features/news/model'
import { SitemapStream, streamToPromise } from 'sitemap'
import { type CallContext, createAnonymousContext } from '../calls/callContext.ts'
import type { SiteServices } from '../siteServices.ts'
import { type ClientModule, loadSeo } from './loadPage.ts'

const maxGamesPerCall = 200

/**
 * The site map as XML: every page that may be indexed, under its one address. Pages of the route table come with their SEO entry, articles,
 * content pages and games from the CMS. Throws `CallFailure` when one of them cannot be loaded: half a site map would unlist the other half.
 */
export async function renderSitemap(site: SiteServices, client: ClientModule, requestId: string): Promise<Buffer> {
  const context = createAnonymousContext(site.config.publicUrl, requestId)
  const [fixedPaths, listed] = await Promise.all([fixedPagePaths(site, client, context), listContentPaths(site, context)])
  const stream = new SitemapStream({ hostname: site.config.publicUrl, xmlns: { news: false, xhtml: false, image: false, video: false } })
  for (const url of new Set([...fixedPaths, ...listed])) stream.write({ url })
  stream.end()
  return streamToPromise(stream)
}

/** Paths of content pages, articles, campaigns and games: what the CMS lists. */
export async function listContentPaths(site: SiteServices, context: CallContext): Promise<string[]> {
  const lists = [contentPagePaths, newsPaths, runningCampaignPaths, allGamePaths]
  return (await Promise.all(lists.map((list) => list(site, context)))).flat()
}

/** Paths of the route table without params, whose SEO entry lets them be indexed. */
async function fixedPagePaths(site: SiteServices, client: ClientModule, context: CallContext): Promise<string[]> {
  const fixed = client.routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const found = await Promise.all(fixed.map(async (path) => ({ path, seo: await loadSeo(site, path, context) })))
  return found.filter(({ seo }) => seo && !seo.robots.includes('noindex')).map(({ path }) => path)
}

async function contentPagePaths(site: SiteServices, context: CallContext): Promise<string[]> {
  const { data } = await site.execute('content.contentPages', {}, context)
  return data.map(({ slug }) => contentPath(slug))
}

async function runningCampaignPaths(site: SiteServices, context: CallContext): Promise<string[]> {
  const { data } = await site.execute('campaigns.list', {}, context)
  return data.campaigns.map(({ slug }) => campaignPath(slug))
}

async function newsPaths(site: SiteServices, context: CallContext): Promise<string[]> {
  const found: string[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const { data: list } = await site.execute('news.list', newsListInput({ page, pageSize: maxNewsPageSize }), context)
    found.push(...list.data.map(({ newsSlug }) => newsPath(newsSlug)))
    lastPage = list.lastPage
  }
  return found
}

async function allGamePaths(site: SiteServices, context: CallContext): Promise<string[]> {
  const found: string[] = []
  for (let skip = 0, total = 1; skip < total; skip += maxGamesPerCall) {
    const { data: list } = await site.execute('games.list', { query: { sort: 'name', skip, limit: maxGamesPerCall } }, context)
    found.push(...list.games.map(canonicalGamePath))
    total = list.total
  }
  return found
}
