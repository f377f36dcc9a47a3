import type { BackendResponse } from '@casino/features/api/contract'
import type { Game } from '@casino/features/api/entities/game'
import type { CampaignDetail } from '@casino/features/campaigns/calls'
import type { contentCalls } from '@casino/features/content/calls'
import type { GameDetail } from '@casino/features/games/calls'
import { canonicalGamePath, gameListPathOf } from '@casino/features/games/paths'
import type { Landing } from '@casino/features/landing/calls'
import { campaignPath, contentPath, newsPath, paths } from '@casino/features/navigation/paths'
import type { NewsDetail } from '@casino/features/news/calls'
import { interpolate } from '@casino/shared/interpolate'
import type { CmsContent } from './cmsContent.ts'

/** SEO of a page. `image`: path of the share image; `breadcrumbs`: from the front page to the page itself, if it has a name there. */
export type SeoEntry = Required<BackendResponse<typeof contentCalls.seo>>
type Breadcrumb = NonNullable<SeoEntry['breadcrumbs']>[number]

/** Subject of an `/api/seo` request. `key`: route path, slug or game id. */
export interface SeoSubject {
  kind: 'page' | 'content' | 'game' | 'news' | 'campaign' | 'landing'
  key: string
}

/** `/spilleautomater/spil-for-sjov/ravklippen` → game; `/contents/vilkaar` → content page; any other slug → route path. */
export function parseSeoSubject(slug: string): SeoSubject {
  const [address = ''] = slug.split(/[?#]/, 1)
  const path = `/${address.split('/').filter(Boolean).join('/')}`
  const game = /^\/(?:(?:spilleautomater|live-casino)\/spil-for-(?:sjov|penge)|mobilspil|mobil-live-casino)\/([^/]+)$/.exec(path)?.[1]
  if (game) return { kind: 'game', key: game }
  const article = /^\/nyheder\/([^/]+)$/.exec(path)?.[1]
  if (article) return { kind: 'news', key: article }
  const campaign = /^\/kampagner\/([^/]+)$/.exec(path)?.[1]
  if (campaign) return { kind: 'campaign', key: campaign }
  const landing = /^\/lp(?:\/([^/]+\/[^/]+))?$/.exec(path)
  if (landing) return { kind: 'landing', key: landing[1] ?? '' }
  if (/^\/casino-aarhus(?:\/|$)/.test(path)) return { kind: 'content', key: 'casino-aarhus' }
  const content = /^\/contents\/([^/]+)$/.exec(path)?.[1]
  return content ? { kind: 'content', key: content } : { kind: 'page', key: path }
}

/** SEO of a route path; null if the seed has none. */
export function pageSeo(content: CmsContent, path: string): SeoEntry | null {
  const page = content.seo.pages[path]
  if (!page) return null
  const { breadcrumb, ...tags } = page
  return { robots: 'index,follow', image: null, article: null, ...tags, breadcrumbs: breadcrumb ? trail(content, path) : [] }
}

/** SEO of a content page; null for an unknown slug. */
export function contentSeo(content: CmsContent, slug: string): SeoEntry | null {
  const page = content.pages.get(slug)
  return page
    ? {
        title: interpolate(content.seo.content.title, page),
        description: page.description,
        robots: page.robots,
        image: null,
        article: null,
        breadcrumbs: trail(content, paths.home, { name: page.title, path: contentPath(slug) }),
      }
    : null
}

/** SEO of an article. */
export function articleSeo(content: CmsContent, { newsSlug, title, subLine, image, publicDate, updatedDate }: NewsDetail): SeoEntry {
  return {
    title: interpolate(content.seo.news.title, { title }),
    description: subLine,
    robots: 'index,follow',
    image: image?.src ?? null,
    article: { headline: title, published: publicDate, modified: updatedDate },
    breadcrumbs: trail(content, paths.news, { name: title, path: newsPath(newsSlug) }),
  }
}

/** SEO of a campaign. */
export function campaignSeo(content: CmsContent, { slug, title, subLine, image }: CampaignDetail): SeoEntry {
  return {
    title: interpolate(content.seo.campaign.title, { title }),
    description: subLine,
    robots: 'index,follow',
    image: image?.src ?? null,
    article: null,
    breadcrumbs: trail(content, paths.campaigns, { name: title, path: campaignPath(slug) }),
  }
}

/** SEO of a landing page: what it says stands in the site itself, so that search engines list it there. */
export function landingSeo(content: CmsContent, { title, subLine, image }: Landing): SeoEntry {
  return {
    title: interpolate(content.seo.landing.title, { title }),
    description: subLine,
    robots: 'noindex,follow',
    image: image.src,
    article: null,
    breadcrumbs: [],
  }
}

/** SEO of a game page. */
export function gameSeo(content: CmsContent, game: Game & Pick<GameDetail, 'description'>): SeoEntry {
  const { name, provider, description } = game
  return {
    title: interpolate(content.seo.game.title, { name, provider }),
    description: interpolate(content.seo.game.description, { name, provider, description }),
    robots: 'index,follow',
    image: game.image,
    article: null,
    breadcrumbs: trail(content, gameListPathOf(game), { name, path: canonicalGamePath(game) }),
  }
}

/** The named pages on the way to `path`: the front page, each parent path, the path itself; then `last`. */
function trail({ seo }: CmsContent, path: string, last?: Breadcrumb): Breadcrumb[] {
  const parents = [...path.matchAll(/(?<=.)\/|$/g)].map(({ index }) => path.slice(0, index))
  const named = [...new Set([paths.home, ...parents])].flatMap((parent) => {
    const name = seo.pages[parent]?.breadcrumb
    return name ? [{ name, path: parent }] : []
  })
  return last ? [...named, last] : named
}
