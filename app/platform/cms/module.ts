import { contentCalls } from '@casino/features/content/calls'
import { visibleMenu } from '@casino/features/shell/model'
import { PlatformError } from '../errors.ts'
import { type GameQueries, gameQueries } from '../games/gameQueries.ts'
import { bindHandlers } from '../handlers.ts'
import type { TransactionContext } from '../platform.ts'
import type { PlatformModuleFactory } from '../platformModule.ts'
import { type CmsContent, loadCmsContent } from './cmsContent.ts'
import { mainContent } from './mainContent.ts'
import { contentSeo, gameSeo, pageSeo, parseSeoSubject } from './seo.ts'

/** Content and configuration from the seed folder. Invalid seed content fails the start. */
export const cmsModule: PlatformModuleFactory = () => ({ name: 'cms', calls: cmsCalls(loadCmsContent(), gameQueries) })

/** Handlers of the `config` calls for the given content and games. */
export const cmsCalls = (content: CmsContent, games: GameQueries) =>
  bindHandlers('content', contentCalls, {
    translations: () => content.translations,
    images: () => content.images,
    layouts: () => content.layouts,
    menu: () => content.menu,
    footer: () => content.footer,
    navigation: ({ player }) => visibleMenu(content.menu, { loggedIn: player !== null, size: null }),
    mainContent: ({ body, ...context }) => mainContent(content, games, context, body.name),
    buttonThemes: () => content.buttonThemes,
    inputThemes: () => content.inputThemes,
    seo: ({ body, ...context }) => findSeoEntry(content, games, context, body.slug),
    siteInfo: ({ now }) => ({ ...content.site, serverTime: now }),
    systemConfig: ({ query }) => {
      const item = content.systemConfig.get(query.name)
      if (!item?.isPublic) throw new PlatformError('ERR_NOT_FOUND', { message: `no system configuration "${query.name}"` })
      return { ...item, id: item.name }
    },
  })

async function findSeoEntry(content: CmsContent, games: GameQueries, context: TransactionContext, slug: string) {
  const { kind, key } = parseSeoSubject(slug)
  const game = kind === 'game' ? await games.findDetail(context, key) : null
  const found = game ? gameSeo(content, game) : kind === 'content' ? contentSeo(content, key) : pageSeo(content, key)
  if (!found) throw new PlatformError('ERR_NOT_FOUND', { message: `no SEO entry for "${slug}"` })
  return found
}
