import type { CallName } from '@casino/features/callTables'
import type { MenuItem } from '@casino/features/content/entities/layout'
import type { PageContextValue } from '@casino/features/content/PageContext'
import { type Brand, footerOf, siteInfoOf } from '@casino/features/content/siteSettings'
import type { SystemConfigKey } from '@casino/features/content/systemConfig'
import type { TextGroup } from '@casino/features/content/texts'
import { layoutsForWithdrawing } from '@casino/features/content/withdrawalOnly'
import type { FormName } from '@casino/features/forms/formRegistries'
import { visibleMenu } from '@casino/features/shell/model'
import type { CallContext } from '../calls/callContext.ts'
import { CallFailure } from '../calls/callFailure.ts'
import { sessionFingerprint } from '../security/sessionFingerprint.ts'
import type { SiteServices } from '../siteServices.ts'
import { formsForRoute, loadFormRegistries } from './formRegistries.ts'
import { chosenBrand } from './guestVariant.ts'
import { loadPageThemes, type PageThemes } from './pageThemes.ts'

export interface VisitorMenus {
  /** Items that this visitor may see. */
  visible: readonly MenuItem[]
  all: readonly MenuItem[]
}

/** Loads the menu: one for all guests; a player's from the back end, falling back to the full one (specification, *Menu*). */
export async function loadMenus(site: SiteServices, context: CallContext): Promise<VisitorMenus> {
  const { data: all } = await site.execute('content.menu', {}, context)
  if (!context.jar.get('session')) return { visible: visibleMenu(all, { loggedIn: false, size: null }), all }
  try {
    const playerMenu = await site.execute('content.navigation', { body: { active: true, isAdmin: false } }, context)
    return { visible: playerMenu.data, all }
  } catch (error) {
    if (error instanceof CallFailure && error.code !== 'ERR_UNAUTHENTICATED')
      return { visible: visibleMenu(all, { loggedIn: true, size: null }), all }
    throw error
  }
}

/** What a route's row says about its page context, and the scope of the session. */
interface RouteContext {
  withdrawalOnly: boolean
  formNames: readonly FormName[]
  configKeys: readonly SystemConfigKey[]
  hasWallpaper: boolean
}

/** The two wallpapers of a brand (`wallpaper-nordlys-1`, `-2`). Decoration: null when one is missing or images cannot be loaded. */
async function loadWallpaper(site: SiteServices, context: CallContext, brand: Brand): Promise<PageContextValue['wallpaper']> {
  try {
    const { data: images } = await site.execute('content.images', {}, context)
    const [first, second] = [images[`wallpaper-${brand}-1`], images[`wallpaper-${brand}-2`]]
    return first && second ? [first.src, second.src] : null
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    site.log.warn({ err: error }, 'pages have no wallpaper')
    return null
  }
}

/**
 * Loads the page context, the themes, and the text groups that the page's forms reference. Configuration is cached; personal data is
 * requested for each page.
 */
export async function loadPageContext(
  site: SiteServices,
  context: CallContext,
  menus: VisitorMenus,
  { formNames, configKeys, hasWallpaper, withdrawalOnly }: RouteContext,
): Promise<{ value: PageContextValue; themes: PageThemes; formTexts: readonly TextGroup[] }> {
  const fetchData = async <N extends CallName>(name: N) => {
    const { data, receivedAt } = await site.execute(name, {}, context)
    return { data, at: receivedAt }
  }
  const [info, layouts, footer, system, themes] = await Promise.all([
    fetchData('content.siteInfo'),
    fetchData('content.layouts'),
    fetchData('content.footer'),
    site.systemConfig.readPublic(configKeys, context),
    loadPageThemes(site, context),
  ])
  const { forms: _, ...publicLayouts } = layouts.data // unresolved: the page receives only its own forms, resolved
  const routeForms =
    formNames.length > 0 ? formsForRoute(formNames, await loadFormRegistries(site, layouts.data)) : { forms: {}, groups: [] }
  const brand = chosenBrand(context.jar) ?? info.data.brand
  const sessionId = context.jar.get('session')
  const siteSettings = siteInfoOf(info.data, brand)
  const value: PageContextValue = {
    site: siteSettings,
    brand,
    layouts: withdrawalOnly ? layoutsForWithdrawing(publicLayouts) : publicLayouts,
    forms: routeForms.forms,
    menu: menus.visible,
    footer: footerOf(footer.data, siteSettings),
    wallpaper: hasWallpaper ? await loadWallpaper(site, context, brand) : null,
    session: {
      loggedIn: sessionId !== undefined,
      fingerprint: sessionId === undefined ? null : sessionFingerprint(sessionId),
      ...(sessionId !== undefined && { player: context.jar.get('userId') }),
      ...(withdrawalOnly && { withdrawalOnly }),
    },
    // back-end time, corrected by the age of the cached response
    now: Math.round(info.data.serverTime + (performance.now() - info.at)),
    buttonThemes: themes.contents,
    system,
  }
  return { value, themes, formTexts: routeForms.groups }
}
