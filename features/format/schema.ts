import { z } from 'zod'

/** Integer øre on the wire. */
export const oreSchema = z.number().int().safe().brand<'Ore'>()

/** A server instant. Dates without a zone are UTC (specification, *Business constants*). Milliseconds since the epoch. */
export const instantSchema = z.union([
  z.number().int(),
  z.string().transform((text, context) => {
    const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
    if (!Number.isNaN(ms)) return ms
    context.issues.push({ code: 'custom', message: 'not a date', input: text })
    return z.NEVER
  }),
])
