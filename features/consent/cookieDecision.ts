import { dayMs } from '../format/duration.ts'
import type { CookieDecision } from './calls.ts'

/** A decision is asked for again after this time, in ms: 12 months. */
const validityMs = 365 * dayMs

const pattern = /^(\d{1,6})\.([01])([01])\.(\d{1,15})\.([\w-]{22})$/

/** The value of the cookie `consent`. */
export const encodeCookieDecision = ({ version, statistics, marketing, decidedAt, consentId }: CookieDecision): string =>
  `${version}.${Number(statistics)}${Number(marketing)}.${decidedAt}.${consentId}`

/** Reads the cookie `consent`; null for another format. The decision may be out of date. */
export function parseCookieDecision(text: string | null | undefined): CookieDecision | null {
  const [, version, statistics, marketing, decidedAt, consentId] = pattern.exec(text ?? '') ?? []
  if (consentId === undefined) return null
  return {
    version: Number(version),
    statistics: statistics === '1',
    marketing: marketing === '1',
    decidedAt: Number(decidedAt),
    consentId,
  }
}

/** Whether a decision still counts at `now` (UTC ms): made on the current version of the texts, within the last 12 months. */
export const isCurrentDecision = ({ version, decidedAt }: CookieDecision, current: { version: number; now: number }): boolean =>
  version === current.version && current.now < decidedAt + validityMs
