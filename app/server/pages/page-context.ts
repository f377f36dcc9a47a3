import { type Brand, footerIn, type PageContextValue, type SiteConfig, siteIn } from '@casino/features/config'
import type { Footer, Layouts, MenuItem } from '@casino/features/config/entities/layout'
import type { FormName } from '@casino/features/config/forms'
import type { TextGroup } from '@casino/features/config/texts'
import { visibleMenu } from '@casino/features/shell/model'
import { brands } from '@casino/tokens/brands'
import type { CallContext } from '../calls/context.ts'
import { Failure } from '../calls/failure.ts'
import type { CallName } from '../calls/registry.ts'
import type { Site } from '../site.ts'
import { formsOf, loadForms } from './forms.ts'
import { loadSystemValues } from './system-values.ts'
import { loadThemes, type Themes } from './themes.ts'

export interface Menus {
  /** Items that this visitor may see. */
  readonly visible: readonly MenuItem[]
  readonly whole: readonly MenuItem[]
}

/** Loads the menu: one for all guests; a player's from the back end, falling back to the full one (specification, *Menu*). */
export async function loadMenus(site: Site, context: CallContext): Promise<Menus> {
  const { data } = await site.execute('config.menu', {}, context)
  const whole = data as readonly MenuItem[] // parsed by the call's schema
  if (!context.jar.get('session')) return { visible: visibleMenu(whole, { loggedIn: false, size: null }), whole }
  try {
    const own = await site.execute('config.navigation', { body: { active: true, isAdmin: false } }, context)
    return { visible: own.data as readonly MenuItem[], whole } // parsed by the call's schema
  } catch (error) {
    if (error instanceof Failure && error.code !== 'ERR_UNAUTHENTICATED')
      return { visible: visibleMenu(whole, { loggedIn: true, size: null }), whole }
    throw error
  }
}

const isBrand = (value: string | undefined): value is Brand => brands.some((brand) => brand === value)

/**
 * Loads the page context, the themes, and the text groups that the page's forms reference. Configuration is cached; personal data is
 * requested for each page.
 */
export async function loadPageContext(
  site: Site,
  context: CallContext,
  menus: Menus,
  formNames: readonly FormName[],
): Promise<{ value: PageContextValue; themes: Themes; formTexts: readonly TextGroup[] }> {
  const ask = async <T>(name: CallName) => {
    const { data, at } = await site.execute(name, {}, context)
    return { data: data as T, at } // parsed by the call's schema
  }
  const [info, layouts, footer, system, themes] = await Promise.all([
    ask<SiteConfig>('config.siteInfo'),
    ask<Layouts>('config.layouts'),
    ask<Footer>('config.footer'),
    loadSystemValues(site, context),
    loadThemes(site, context),
  ])
  const { forms: _, ...shown } = layouts.data // unresolved: the page receives only its own forms, resolved
  const own = formNames.length > 0 ? formsOf(formNames, await loadForms(site, layouts.data)) : { forms: {}, groups: [] }
  const wanted = context.jar.get('brand')
  const brand = isBrand(wanted) ? wanted : info.data.brand
  const named = siteIn(info.data, brand)
  const value: PageContextValue = {
    site: named,
    brand,
    layouts: shown,
    forms: own.forms,
    menu: menus.visible,
    footer: footerIn(footer.data, named),
    session: { loggedIn: context.jar.get('session') !== undefined },
    // back-end time, corrected by the age of the cached response
    now: info.data.serverTime + (Date.now() - info.at),
    buttonThemes: themes.contents,
    system,
  }
  return { value, themes, formTexts: own.groups }
}
