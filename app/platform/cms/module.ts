import { campaignsCalls } from '@casino/features/campaigns/calls'
import { contentCalls } from '@casino/features/content/calls'
import { menuForWithdrawing } from '@casino/features/content/withdrawalOnly'
import { landingCalls } from '@casino/features/landing/calls'
import { newsCalls } from '@casino/features/news/calls'
import { visibleMenu } from '@casino/features/shell/model'
import { PlatformError } from '@casino/shared/platformError'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { findCampaign, listCampaigns, requireCampaign } from './campaigns.ts'
import { type CmsContent, loadCmsContent } from './cmsContent.ts'
import { createContentReader } from './contentReader.ts'
import type { GameQueries } from './gameQueries.ts'
import { findLanding, requireLanding } from './landing.ts'
import { mainContent } from './mainContent.ts'
import { findArticle, listNews, requireArticle } from './news.ts'
import { listSearchPages } from './searchPages.ts'
import { articleSeo, campaignSeo, contentSeo, gameSeo, landingSeo, pageSeo, parseSeoSubject, type SeoSubject } from './seo.ts'

interface CmsOptions {
  games: GameQueries
  /** Default: the seed folder's content, in development read again when it changes. */
  content?: CmsContent
}

/** Content and configuration. Invalid seed content fails the start. */
export const createCmsModule =
  ({ games, content = loadCmsContent() }: CmsOptions): PlatformModuleFactory =>
  ({ config, log }) => {
    const read = config.development ? createContentReader({ log }) : () => content
    return {
      name: 'cms',
      calls: [
        ...cmsCalls(read, games, { fromSiteOnly: config.siteKey !== undefined }),
        ...newsHandlers(read),
        ...campaignHandlers(read),
        ...landingHandlers(read),
      ],
    }
  }

/**
 * Handlers of the `content` calls; `read` returns the current content. `fromSiteOnly`: calls come from the site server, which alone
 * receives configuration that is not public.
 */
const cmsCalls = (read: () => CmsContent, games: GameQueries, { fromSiteOnly }: { fromSiteOnly: boolean }) =>
  bindHandlers('content', contentCalls, {
    translations: () => read().translations,
    images: () => read().images,
    layouts: () => read().layouts,
    menu: () => read().menu,
    footer: () => read().footer,
    popups: () => read().popups,
    navigation: ({ player }) => {
      const menu = visibleMenu(read().menu, { loggedIn: player !== null, size: null })
      return player?.scope === 'withdrawal' ? menuForWithdrawing(menu) : menu
    },
    mainContent: ({ body, ...context }) => mainContent(read(), games, context, body.name),
    buttonThemes: () => read().buttonThemes,
    inputThemes: () => read().inputThemes,
    seo: ({ body, ...context }) => findSeoEntry(read(), games, context, body.slug),
    contentPages: () => [...read().pages].filter(([, { robots }]) => !robots.includes('noindex')).map(([slug]) => ({ slug })),
    searchPages: ({ now }) => ({ pages: listSearchPages(read(), now) }),
    siteInfo: ({ now }) => ({ ...read().site, serverTime: now }),
    systemConfig: ({ query }) => {
      const item = read().systemConfig.get(query.name)
      if (!item || (!item.isPublic && !fromSiteOnly))
        throw new PlatformError('ERR_NOT_FOUND', { message: `no system configuration "${query.name}"` })
      return { ...item, id: item.name }
    },
  })

/** Handlers of the `news` calls. */
const newsHandlers = (read: () => CmsContent) =>
  bindHandlers('news', newsCalls, {
    list: ({ body, now }) => listNews(read(), now, { page: body.CurrentPage, pageSize: body.PageSize }),
    detail: ({ body, now }) => requireArticle(read(), now, body.newsSlug),
  })

/** Handlers of the `campaigns` calls. */
const campaignHandlers = (read: () => CmsContent) =>
  bindHandlers('campaigns', campaignsCalls, {
    list: ({ now }) => ({ campaigns: listCampaigns(read(), now) }),
    detail: ({ body, now }) => requireCampaign(read(), now, body.slug),
  })

/** Handlers of the `landing` calls. */
const landingHandlers = (read: () => CmsContent) =>
  bindHandlers('landing', landingCalls, {
    detail: ({ body, now }) => requireLanding(read(), now, body),
  })

async function findSeoEntry(content: CmsContent, games: GameQueries, context: TransactionContext, slug: string) {
  const { kind, key } = parseSeoSubject(slug)
  const found = await seoOf(content, games, context, { kind, key })
  if (!found) throw new PlatformError('ERR_NOT_FOUND', { message: `no SEO entry for "${slug}"` })
  return found
}

async function seoOf(content: CmsContent, games: GameQueries, context: TransactionContext, { kind, key }: SeoSubject) {
  if (kind === 'game') {
    const game = await games.findDetail(context, key)
    return game ? gameSeo(content, game) : null
  }
  if (kind === 'news') {
    const article = findArticle(content, context.now, key)
    return article ? articleSeo(content, article) : null
  }
  if (kind === 'campaign') {
    const campaign = findCampaign(content, context.now, key)
    return campaign ? campaignSeo(content, campaign) : null
  }
  if (kind === 'landing') {
    const [landingType, landingById] = key.split('/')
    const landing = findLanding(content, context.now, { landingType, landingById })
    return landing ? landingSeo(content, landing) : null
  }
  // an address that is no route of the site is a content page's
  return kind === 'content' ? contentSeo(content, key) : (pageSeo(content, key) ?? contentSeo(content, key.slice(1)))
}
