import { z } from 'zod'
import { danishDate } from '../format/date.ts'
import { fromBackendAmount } from './amountUnit.ts'

/** Integer øre in a request or response. In a response of a back end that writes kroner, decimals are turned into øre (`withAmountUnit`). */
export const oreSchema = z.number().overwrite(fromBackendAmount).int().safe().brand<'Ore'>()

/**
 * An answer with a list, as a back end may send it: in the named field, bare, or in the field `data` of a page of the specification (*News
 * pagination*); null is an empty list.
 */
export const namedListSchema = <S extends z.ZodObject>(name: string & keyof S['shape'], schema: S) =>
  z.preprocess((answer: z.input<S>): unknown => toNamedList(name, answer), schema)

function toNamedList(name: string, answer: unknown): unknown {
  if (Array.isArray(answer)) return { [name]: answer }
  if (answer === null || answer === undefined) return { [name]: [] }
  const { data, totalRecords, ...rest } = answer as { data?: unknown; totalRecords?: unknown } // read as fields of any value
  return name in rest || !Array.isArray(data) ? answer : { total: totalRecords, ...rest, [name]: data }
}

/** An id of a back end: text, or a number. */
export const idSchema = z.union([z.string(), z.number().int().safe().transform(String)])

/** A field that a back end may leave out, or send as null: `fallback` then. */
export const optionalField = <S extends z.ZodType, F extends z.output<S> | null | undefined>(schema: S, fallback: F) =>
  schema.nullish().transform((value) => (value ?? fallback) as NonNullable<z.output<S>> | Extract<F, null | undefined>) // of a generic type, `??` excludes null and undefined at run time only

/** The answer of a call whose `data` nobody reads: any, or none. */
export const acknowledgedSchema = z.unknown().transform((): Record<string, never> => ({}))

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

/**
 * Date, time and zone of ISO 8601; a space may stand for the T. `Date.parse` alone makes the year 2001 of `xyz 1` and of the year 0001, and the
 * 2nd of March of the 30th of February.
 */
const isoPattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/

function parseIsoInstant(text: string): number {
  const [, date, time = '00:00', zone = 'Z'] = isoPattern.exec(text) ?? []
  return z.iso.date().safeParse(date).success ? Date.parse(`${date}T${time}${zone}`) : Number.NaN
}

/** A server timestamp from 1970 on, parsed to UTC ms. Dates without a zone are UTC (specification, *Business constants*). */
export const instantSchema = z.union([
  z.number().int().min(0).max(lastInstant),
  z.string().transform((text, context) => {
    const ms = parseIsoInstant(text)
    if (ms >= 0 && ms <= lastInstant) return ms
    context.issues.push({ code: 'custom', message: 'not a date', input: text })
    return z.NEVER
  }),
])

/** `DateTime.MinValue` in any notation: what .NET back ends answer for no date. It has no time zone, so a server may add its own. */
const noDateSchema = z.string().regex(/^0001-01-01(?:[T ]00:00:00(?:\.0+)?(?:Z|[+-]\d\d:?\d\d)?)?$/)

/** A server timestamp that may be absent: UTC ms or null. */
export const nullableInstantSchema = z.union([noDateSchema.transform(() => null), instantSchema]).nullable()

/** A server timestamp whose field may be absent: UTC ms or undefined. */
export const optionalInstantSchema = z.union([noDateSchema.transform(() => undefined), instantSchema]).optional()

/** A calendar date, `2026-11-20`, from 1900 on: an earlier one is no date of a player or a payment. */
export const calendarDateSchema = z.iso.date().refine((date) => date >= '1900', 'before 1900')

const dateAndTimePattern = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/

/** The date of a birth, also where a back end adds a time: without a zone it is that date, with one the date in Denmark. */
export const birthDateSchema = z
  .string()
  .transform((text) => {
    const [, date = text, zone] = dateAndTimePattern.exec(text) ?? []
    const instant = zone ? parseIsoInstant(text) : Number.NaN
    return Number.isNaN(instant) ? date : danishDate(instant)
  })
  .pipe(calendarDateSchema)

/** JSON text that holds a value of the schema. */
export const jsonTextSchema = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'not JSON', input: text })
        return z.NEVER
      }
    })
    .pipe(schema)

/** A bonus code as it was typed or copied: without the quotes around it. */
export const bonusCodeSchema = z
  .string()
  .overwrite((text) =>
    text
      .trim()
      .replace(/^["']|["']$/g, '')
      .trim(),
  )
  .min(1, 'validation.bonus_code_required')
  .max(40)
