import { contentCalls } from '@casino/features/content/calls'
import type { PageContextValue } from '@casino/features/content/PageContext'
import { type Brand, footerOf, siteInfoOf } from '@casino/features/content/siteSettings'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { textCatalogue } from '@casino/features/content/texts'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import { resolveFormRegistries } from '@casino/features/forms/formRegistries'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { menuSchema } from '../../app/platform/cms/schemas.ts'
import footer from '../../app/platform/seed/footer.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import menu from '../../app/platform/seed/menu.json' with { type: 'json' }
import site from '../../app/platform/seed/site.json' with { type: 'json' }
import { withStaticImages } from './staticUrl.ts'
import { storyNow } from './storyNow.ts'

export { storyNow }

/** The whole text catalogue, compiled as the site server compiles it. */
export const storyTexts = Object.fromEntries(
  Object.entries(textCatalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}.${key}`, compileMessage(insertNonBreakingSpaces(text))]),
  ),
)

/** Form registries from raw layout JSON, through the site's own parser. */
export const storyForms = (raw: unknown) => resolveFormRegistries(raw, (key) => Object.hasOwn(storyTexts, key)).forms

const siteConfig = withStaticImages(contentCalls.siteInfo.response.parse({ ...site, serverTime: storyNow }))
const footerConfig = withStaticImages(contentCalls.footer.response.parse(JSON.parse(insertNonBreakingSpaces(JSON.stringify(footer)))))
const layoutConfig = contentCalls.layouts.response.parse(layouts)
const seededForms = storyForms(layouts.forms)
const menuConfig = menuSchema.parse(menu)

/** Page context of a guest with the seeded configuration, for one brand. A story overrides parts with `parameters.page`. */
export function createPageContext(brand: Brand): PageContextValue {
  const shown = siteInfoOf(siteConfig, brand)
  return {
    site: shown,
    brand,
    layouts: layoutConfig,
    menu: menuConfig,
    forms: seededForms,
    footer: footerOf(footerConfig, shown),
    wallpaper: null,
    session: { loggedIn: false, fingerprint: null },
    now: storyNow,
    buttonThemes: {},
    system: defaultSystemConfig,
  }
}
