import { z } from 'zod'
import { jsonTextSchema } from '../../api/scalars.ts'

/** Who uses a value. A page carries only what its route names; values that the platform enforces need not be on a page. */
export type ConfigReader = 'page' | 'site server' | 'platform'

/** One value of the back end's system configuration. */
export interface SystemConfigValue<S extends z.ZodType = z.ZodType> {
  /** Its name at the back end (`systemConfigByName`). */
  name: string
  /** Parses the text of the value. Its bounds are the rules: a value outside them is replaced by `fallback`. */
  schema: S
  /** Used when the back end does not have the value, or has an invalid one. Within the Danish rules. */
  fallback: z.output<S>
  /** How the value is written, with its bounds: for the documentation. */
  form: string
  /** A valid value as it is written. */
  example: string
  /** What it changes: for the documentation. */
  effect: string
  /** Empty for a value that is parsed and typed, and that nothing reads yet. */
  readers: readonly ConfigReader[]
  /** Its bounds are a rule of player protection: no configuration can go below them. */
  protectsPlayers?: true
}

/** Declares a value; the fallback is checked against the schema's type. */
export const defineValue = <const S extends z.ZodType>(value: SystemConfigValue<S>): SystemConfigValue<S> => value

/** `true` or `false`. */
export const onOff = jsonTextSchema(z.boolean())

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number) => jsonTextSchema(z.number().int().min(min).max(max))

/** Two whole numbers separated by a comma, the lower one first. */
export const integerPair = z
  .string()
  .regex(/^\s*\d{1,3}\s*,\s*\d{1,3}\s*$/, 'expected two numbers separated by a comma')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().int(), z.number().int()]))
  .refine(([min, max]) => min <= max, 'the first number is above the second')
  .transform(([min, max]) => ({ min, max }))

/** Whole numbers separated by commas; an empty text is an empty list. */
export const integerList = z
  .string()
  .regex(/^\s*(\d{1,9}\s*(,\s*\d{1,9}\s*)*)?$/, 'expected whole numbers separated by commas')
  .transform((text) => (text.trim() === '' ? [] : text.split(',').map(Number)))

const secondsPerUnit = { minute: 60, hour: 3600, day: 86_400 } as const
/** `{"type":"minute","time":10}` as seconds, from `min` to `max`. */
export const duration = (min: number, max: number) =>
  jsonTextSchema(
    z
      .object({ type: z.enum(['minute', 'hour', 'day']), time: z.number().int().positive() })
      .transform(({ type, time }) => secondsPerUnit[type] * time)
      .pipe(z.number().min(min).max(max)),
  )

const plainText = (limit: number) => z.string().trim().min(1).max(limit)
/** A heading with its paragraph. Plain text: markup is shown as it is written. */
export const section = z.object({ title: plainText(120), content: plainText(2000) })
/** `[{"title":"…","content":"…"}]`: one to three. */
export const sections = jsonTextSchema(z.array(section).min(1).max(3))
