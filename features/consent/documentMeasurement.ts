import type { CookiePurposes } from './calls.ts'

/**
 * What the current document may load of third parties. Its security policy was fixed when it was sent, and a loaded script cannot be
 * unloaded, so that some navigations need a new document.
 */
export interface DocumentMeasurement {
  /** The document's policy allows what the visitor has consented to. */
  allowed: boolean
  /** The visitor's consent and the configuration ask for the tag manager. */
  wanted: boolean
  /** The tag manager has been loaded. */
  loaded: boolean
}

export const unmeasured: DocumentMeasurement = { allowed: false, wanted: false, loaded: false }

/**
 * Whether a navigation must load a document. To a page that is measured: where the current policy does not allow what is wanted. To any
 * other page: where the tag manager runs, which must not be present there.
 */
export const needsNewDocument = ({ allowed, wanted, loaded }: DocumentMeasurement, target: { measured: boolean }): boolean =>
  target.measured ? wanted && !allowed : loaded

/** Time in ms until the tag manager may be loaded; null: not in this document. `elapsedMs`: since the start of the document. */
export function tagManagerDelay(
  { allowed, wanted, loaded }: DocumentMeasurement,
  { elapsedMs, delayMs }: { elapsedMs: number; delayMs: number },
): number | null {
  if (!allowed || !wanted || loaded) return null
  return Math.max(0, delayMs - elapsedMs)
}

/**
 * The document after another choice. What has been revoked ends with the document (`reload`); what has been added waits for the next one,
 * because the policy of this one does not allow it.
 */
export function changeChoice(
  document: DocumentMeasurement,
  before: CookiePurposes,
  after: CookiePurposes,
  configured: boolean,
): { document: DocumentMeasurement; reload: boolean } {
  const revoked = (before.statistics && !after.statistics) || (before.marketing && !after.marketing)
  const added = (!before.statistics && after.statistics) || (!before.marketing && after.marketing)
  const wanted = configured && (after.statistics || after.marketing)
  return {
    document: { ...document, wanted, allowed: document.allowed && wanted && !added },
    reload: document.loaded && revoked,
  }
}
