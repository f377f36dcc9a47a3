import { z } from 'zod'

/** Integer øre in a request or response. */
export const oreSchema = z.number().int().safe().brand<'Ore'>()

/** A server timestamp, parsed to UTC ms. Dates without a zone are UTC (specification, *Business constants*). */
export const instantSchema = z.union([
  z.number().int(),
  z.string().transform((text, context) => {
    const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
    if (!Number.isNaN(ms)) return ms
    context.issues.push({ code: 'custom', message: 'not a date', input: text })
    return z.NEVER
  }),
])
