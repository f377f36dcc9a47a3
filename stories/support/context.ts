import { resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import { type Brand, footerIn, type PageContextValue, siteIn } from '@casino/features/config'
import { configCalls } from '@casino/features/config/calls'
import { layOutForms } from '@casino/features/config/forms'
import { systemDefaults } from '@casino/features/config/system'
import { catalogue } from '@casino/features/config/texts'
import { typeset } from '@casino/features/format'
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
  Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}.${key}`, compileMessage(typeset(text))]),
  ),
)

/** Form registries from raw layout JSON, through the site's own parser. */
export const formsFrom = (raw: unknown) => layOutForms(raw, (key) => Object.hasOwn(storyTexts, key)).forms

/** CSS of the seeded button and input themes, as in the site's style element. */
export const seededThemes = resolveButtonThemes(buttonThemes).css + resolveInputThemes(inputThemes).css

const siteConfig = configCalls.siteInfo.answer.parse({ ...site, serverTime: storyNow })
const footerConfig = configCalls.footer.answer.parse(JSON.parse(typeset(JSON.stringify(footer))))
const layoutConfig = configCalls.layouts.answer.parse(layouts)
const seededForms = formsFrom(layouts.forms)
const menuConfig = configCalls.menu.answer.parse(menu)

/** Page context of a guest with the seeded configuration, for one brand. A story overrides parts with `parameters.page`. */
export function pageContext(brand: Brand): PageContextValue {
  const shown = siteIn(siteConfig, brand)
  return {
    site: shown,
    brand,
    layouts: layoutConfig,
    menu: menuConfig,
    forms: seededForms,
    footer: footerIn(footerConfig, shown),
    session: { loggedIn: false },
    now: storyNow,
    buttonThemes: {},
    system: systemDefaults,
  }
}
