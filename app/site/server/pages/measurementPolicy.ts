import type { CookieJar } from '../cookies.ts'
import { measurementSources, type PageMeasurement } from '../security/measurementSources.ts'
import { contentSecurityPolicy, type SecurityHeaderOptions } from '../security/securityHeaders.ts'
import type { SiteServices } from '../siteServices.ts'
import type { ClientModule, LoadedPage } from './loadPage.ts'

/** How a page may be measured with consent; null where it may not, or no tag manager is configured. */
export function measurementOf(
  { match, payload }: Extract<LoadedPage, { type: 'page' }>,
  client: Pick<ClientModule, 'isMeasured'>,
): PageMeasurement | null {
  const { tagManagerId, consentVersion } = payload.context.system
  if (!tagManagerId || consentVersion === undefined || !client.isMeasured(match.route, match.params)) return null
  return { tagManagerId, consentVersion }
}

/** The security policy of a document for a visitor who consented to more than the necessary; null: the policy of every other visitor. */
export function extendedPolicy(
  { site, security }: { site: SiteServices; security: SecurityHeaderOptions },
  { themeCss, measurement, humanCheck = [] }: { themeCss: string; measurement: PageMeasurement | null; humanCheck?: readonly string[] },
  jar: CookieJar,
): string | null {
  const sources = measurementSources(measurement, jar.get('consent'), site.config.consentHosts)
  return sources.length > 0 ? contentSecurityPolicy(security, themeCss, { measurement: sources, humanCheck }) : null
}

const recaptchaSources = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Sources of the provider that checks that a human sends the page's form (https://developers.google.com/recaptcha/docs/faq); none without its key. */
export const humanCheckSources = ({ payload }: Extract<LoadedPage, { type: 'page' }>): readonly string[] =>
  payload.context.system.recaptchaSiteKey ? recaptchaSources : []
