import { z } from 'zod'

/** Integer øre in a request or response. */
export const oreSchema = z.number().int().safe().brand<'Ore'>()

/** The greatest amount of one payment in a request, øre: ten million kroner. Far below it, configuration sets what is allowed. */
export const maxAmount = 1_000_000_000

/**
 * An id that stands in a path of the back end: unreserved characters of a URL (RFC 3986), at most 128, and no dot segment, which would
 * name another path.
 */
export const pathIdSchema = z.string().regex(/^(?!\.{1,2}$)[\w.~-]{1,128}$/)

/** An address that the platform sends the browser to: a game, a payment page, the identity provider. Never a script. */
export const httpUrlSchema = z.url({ protocol: /^https?$/ })

/** The last ms of the year 9999, UTC: a later year has a sign and more digits (ISO 8601), which databases do not read. */
const lastInstant = 253_402_300_799_999

/** A server timestamp from 1970 on, parsed to UTC ms. Dates without a zone are UTC (specification, *Business constants*). */
export const instantSchema = z.union([
  z.number().int().min(0).max(lastInstant),
  z.string().transform((text, context) => {
    const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
    if (ms >= 0 && ms <= lastInstant) return ms
    context.issues.push({ code: 'custom', message: 'not a date', input: text })
    return z.NEVER
  }),
])
