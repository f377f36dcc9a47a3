import { resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import { type Brand, footerWithSiteName, type PageContextValue, siteInfoOf } from '@casino/features/config'
import { configCalls } from '@casino/features/config/calls'
import { resolveFormRegistries } from '@casino/features/config/forms'
import { defaultSystemConfig } from '@casino/features/config/system'
import { textCatalogue } from '@casino/features/config/texts'
import { insertNonBreakingSpaces } from '@casino/features/format'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import footer from '../../app/platform/seed/footer.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import menu from '../../app/platform/seed/menu.json' with { type: 'json' }
import site from '../../app/platform/seed/site.json' with { type: 'json' }
import { storyNow } from './moment.ts'

export { storyNow }

/** The whole text catalogue, compiled as the site server compiles it. */
export const storyTexts = Object.fromEntries(
  Object.entries(textCatalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}.${key}`, compileMessage(insertNonBreakingSpaces(text))]),
  ),
)

/** Form registries from raw layout JSON, through the site's own parser. */
export const storyForms = (raw: unknown) => resolveFormRegistries(raw, (key) => Object.hasOwn(storyTexts, key)).forms

/** CSS of the seeded button and input themes, as in the site's style element. */
export const seededThemeCss = resolveButtonThemes(buttonThemes).css + resolveInputThemes(inputThemes).css

const siteConfig = configCalls.siteInfo.response.parse({ ...site, serverTime: storyNow })
const footerConfig = configCalls.footer.response.parse(JSON.parse(insertNonBreakingSpaces(JSON.stringify(footer))))
const layoutConfig = configCalls.layouts.response.parse(layouts)
const seededForms = storyForms(layouts.forms)
const menuConfig = configCalls.menu.response.parse(menu)

/** Page context of a guest with the seeded configuration, for one brand. A story overrides parts with `parameters.page`. */
export function createPageContext(brand: Brand): PageContextValue {
  const shown = siteInfoOf(siteConfig, brand)
  return {
    site: shown,
    brand,
    layouts: layoutConfig,
    menu: menuConfig,
    forms: seededForms,
    footer: footerWithSiteName(footerConfig, shown),
    session: { loggedIn: false },
    now: storyNow,
    buttonThemes: {},
    system: defaultSystemConfig,
  }
}
