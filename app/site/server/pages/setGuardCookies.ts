import { parseCookieDecision } from '@casino/features/consent/cookieDecision'
import type { GuardCookies } from '../../client/guards/types.ts'
import type { CallContext } from '../calls/callContext.ts'
import type { SiteServices } from '../siteServices.ts'

/**
 * Sets the cookies of a page's guards that have changed. The one of a landing page lives as long as the configuration says; the id of a click on
 * an advertisement needs the consent to marketing.
 */
export async function setGuardCookies({ systemConfig }: Pick<SiteServices, 'systemConfig'>, context: CallContext, cookies: GuardCookies) {
  const { jar } = context
  const { landingPage, msclkid, ...tags } = cookies
  const allowed = { ...tags, ...(msclkid !== undefined && parseCookieDecision(jar.get('consent'))?.marketing && { msclkid }) }
  for (const [name, value] of Object.entries(allowed)) {
    const cookie = name as keyof typeof allowed // its own keys
    if (jar.get(cookie) !== value) jar.set(cookie, value)
  }
  if (landingPage !== undefined && jar.get('landingPage') !== landingPage)
    jar.set('landingPage', landingPage, await systemConfig.read('landingPageCookieSeconds', context))
}
