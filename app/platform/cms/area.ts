import { configCalls } from '@casino/features/config/calls'
import { visibleMenu } from '@casino/features/shell/model'
import { PlatformError } from '../errors.ts'
import { gameShelf } from '../games/shelf.ts'
import { handle } from '../handlers.ts'
import type { AreaFactory, Context } from '../platform.ts'
import { type Content, loadContent } from './content.ts'
import { mainContent } from './mainContent.ts'
import { contentSeo, gameSeo, pageSeo, seoSubject } from './seo.ts'
import type { GameShelf } from './shelf.ts'

/** Content and configuration from the seed folder. Invalid seed content fails the start. */
export const cmsArea: AreaFactory = () => ({ name: 'cms', calls: cmsCalls(loadContent(), gameShelf) })

/** Handlers of the `config` calls for the given content and games. */
export const cmsCalls = (content: Content, shelf: GameShelf) =>
  handle('config', configCalls, {
    translations: () => content.translations,
    images: () => content.images,
    layouts: () => content.layouts,
    menu: () => content.menu,
    footer: () => content.footer,
    navigation: ({ player }) => visibleMenu(content.menu, { loggedIn: player !== null, size: null }),
    mainContent: ({ body, ...context }) => mainContent(content, shelf, context, body.name),
    buttonThemes: () => content.buttonThemes,
    inputThemes: () => content.inputThemes,
    seo: ({ body, ...context }) => seo(content, shelf, context, body.slug),
    siteInfo: ({ now }) => ({ ...content.site, serverTime: now }),
    systemConfig: ({ query }) => {
      const item = content.systemConfig.get(query.name)
      if (!item?.isPublic) throw new PlatformError('ERR_NOT_FOUND', { message: `no system configuration "${query.name}"` })
      return { ...item, id: item.name }
    },
  })

async function seo(content: Content, shelf: GameShelf, context: Context, slug: string) {
  const { kind, key } = seoSubject(slug)
  const game = kind === 'game' ? await shelf.byId(context, key) : null
  const found = game ? gameSeo(content, game) : kind === 'content' ? contentSeo(content, key) : pageSeo(content, key)
  if (!found) throw new PlatformError('ERR_NOT_FOUND', { message: `no SEO entry for "${slug}"` })
  return found
}
