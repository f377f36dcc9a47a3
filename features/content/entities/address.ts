import { z } from 'zod'
import { type ImagePath, parseFilmPath, parseImagePath, parseLink, parseSitePath } from '../../navigation/address.ts'
import { addressPolicy } from '../../navigation/addressPolicy.ts'

/** A string that `parse` turns into an address; invalid when it returns null. */
const addressSchema = <T extends string>(parse: (text: string) => T | null, message: string) =>
  z.string().transform((text, context): T => {
    const address = parse(text)
    if (address !== null) return address
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })

/** A path on this site. */
export const sitePathSchema = addressSchema(parseSitePath, 'not a path on this site')
/** A link: `parseLink`. */
export const linkAddressSchema = addressSchema(parseLink, 'not an allowed address')
/** A path on the image proxy. */
export const strictImagePathSchema = addressSchema(parseImagePath, 'not a path on the image proxy')

/** A film of the site, or its captions. */
export const filmPathSchema = addressSchema(parseFilmPath, 'not a film of the site')

/** Undefined when `z.toJSONSchema` asks for the fallback. */
type CatchContext = { error: { issues: readonly z.core.$ZodIssue[] } } | undefined
const reasonsOf = (context: CatchContext): string[] =>
  (context?.error.issues ?? []).map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))

/** Replaces an invalid value and reports it, so that one mistake in the CMS costs one entry and not the page. */
export const withFallback = <S extends z.ZodType, F>(schema: S, fallback: F & z.output<S>) =>
  schema.catch((context?: CatchContext) => {
    for (const reason of reasonsOf(context)) addressPolicy().onInvalid(reason)
    return fallback
  })

class InvalidEntry {
  reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    this.reasons = reasons
  }
}

/** A list whose invalid entries are left out and reported with their index. */
export const entriesOf = <S extends z.ZodType>(entry: S) =>
  z
    .array(entry.catch((context?: CatchContext) => new InvalidEntry(reasonsOf(context)) as never)) // removed by the transform
    .transform((entries): z.output<S>[] =>
      entries.filter((each: unknown, index) => {
        if (!(each instanceof InvalidEntry)) return true
        for (const reason of each.reasons) addressPolicy().onInvalid(`${index}.${reason}`)
        return false
      }),
    )

/** A record whose invalid values are left out and reported with their names. */
export const recordOf = <S extends z.ZodType>(value: S) =>
  z
    .record(
      z.string(),
      value.catch((context?: CatchContext) => new InvalidEntry(reasonsOf(context)) as never),
    ) // removed by the transform
    .transform(
      (record): Record<string, z.output<S>> =>
        Object.fromEntries(
          Object.entries(record).filter(([name, each]: [string, unknown]) => {
            if (!(each instanceof InvalidEntry)) return true
            for (const reason of each.reasons) addressPolicy().onInvalid(`${name}.${reason}`)
            return false
          }),
        ),
    )

/** Its image cannot be loaded: the image proxy renders its placeholder. */
const missingImage: ImagePath = '/img/games/missing'
/** A path on the image proxy. Any other address becomes the placeholder. */
export const imagePathSchema = withFallback(strictImagePathSchema, missingImage)
/** A path on the image proxy, or null. */
export const optionalImagePathSchema = withFallback(strictImagePathSchema.nullable(), null)
