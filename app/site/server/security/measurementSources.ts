import { isCurrentDecision, parseCookieDecision } from '@casino/features/consent/cookieDecision'

/** The configuration that measurement by third parties depends on, of a page that may be measured. */
export interface PageMeasurement {
  tagManagerId: string
  consentVersion: number
}

interface ConsentHosts {
  statistics: readonly string[]
  marketing: readonly string[]
}

const tagManagerSource = 'https://www.googletagmanager.com'

/**
 * Sources of third parties that a document may load and send to. Empty for a page that is not measured, and without a current decision that
 * allows statistics or marketing. `cookie`: the stored decision of the visitor; `hosts`: the hosts of each purpose.
 */
export function measurementSources(
  measurement: PageMeasurement | null,
  cookie: string | undefined,
  hosts: ConsentHosts,
  now: number = Date.now(),
): readonly string[] {
  const decision = measurement && parseCookieDecision(cookie)
  if (!decision || !isCurrentDecision(decision, { version: measurement.consentVersion, now })) return []
  const allowed = [...(decision.statistics ? hosts.statistics : []), ...(decision.marketing ? hosts.marketing : [])]
  if (!decision.statistics && !decision.marketing) return []
  return [tagManagerSource, ...new Set(allowed.map((host) => `https://${host}`))]
}
