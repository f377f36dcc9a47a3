import { z } from 'zod'
import { parseColor } from './color.ts'
import { type IssueList, join } from './issues.ts'

export const colorSchema = z.string().transform((value, context) => {
  const color = parseColor(value)
  if (color) return color
  context.addIssue({ code: 'custom', message: 'colour outside of the grammar' })
  return z.NEVER
})

/** Key of the translation catalogue. */
export const textKeySchema = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/)

export const screenNames = ['sm', 'md', 'lg', 'xl', 'xxl'] as const
export type ScreenName = (typeof screenNames)[number]
/** Every screen size, the base included. */
export type Screen = 'xs' | ScreenName

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a valid part of `Shape` reads as, each field on its own. */
export type Fields<Shape extends z.ZodRawShape> = { readonly [Key in keyof Shape]?: z.output<Shape[Key]> }

/**
 * Reads an object field by field: a wrong field is reported and left out, its neighbours stay. `nested` keys are left to the caller.
 * Never throws, whatever `raw` is.
 */
export function readFields<Shape extends z.ZodRawShape>(
  raw: unknown,
  shape: Shape,
  path: string,
  issues: IssueList,
  nested: readonly string[] = [],
): Fields<Shape> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of entries(raw, path, issues)) {
    if (nested.includes(key)) continue
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (!schema) {
      issues.add(join(path, key), 'unknown_key')
      continue
    }
    const parsed = z.safeParse(schema, value)
    if (parsed.success) result[key] = parsed.data
    else
      issues.add(join(path, key), 'invalid_value', parsed.error.issues[0]?.code === 'custom' ? parsed.error.issues[0].message : undefined)
  }
  return result as Fields<Shape> // filled by the schemas of `Shape`, key by key
}

/** Own entries of an object; anything else is reported and has none. Absent is fine. */
export function entries(raw: unknown, path: string, issues: IssueList): [string, unknown][] {
  if (raw === undefined) return []
  if (isObject(raw)) return Object.entries(raw)
  issues.add(path, 'not_an_object')
  return []
}

/** The value of a nested key, where `raw` is an object that has it. */
export const own = (raw: unknown, key: string): unknown => (isObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined)

/** Named themes of a configuration; a name becomes part of a selector, so its grammar is narrow. */
export function readThemes(raw: unknown, issues: IssueList): [string, unknown][] {
  const themes = entries(raw, '', issues)
  if (themes.length > MAX_THEMES) issues.add('', 'too_many', `more than ${MAX_THEMES} themes`)
  return themes.slice(0, MAX_THEMES).filter(([name]) => {
    const good = /^[a-z][a-zA-Z0-9-]{0,39}$/.test(name)
    if (!good) issues.add(join('', name), 'bad_name')
    return good
  })
}

const MAX_THEMES = 200
