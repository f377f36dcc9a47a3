import { z } from 'zod'
import { type Color, parseColor } from './color.ts'
import { colorTokens } from './colorTokens.ts'
import { type IssueList, joinPath } from './configIssues.ts'

/** Name of a colour token (`action.bg`), which each brand has, or a colour in the grammar of `parseColor`. */
export const colorSchema = z.string().transform((value, context): Pick<Color, 'css'> => {
  const token = colorTokens.get(value.trim())
  if (token !== undefined) return { css: token }
  const color = parseColor(value)
  if (color) return color
  context.addIssue({ code: 'custom', message: 'colour outside of the grammar' })
  return z.NEVER
})

/** Key of the text catalogue. */
export const textKeySchema = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Output of `Shape` without invalid and missing fields. */
export type ParsedFields<Shape extends z.ZodRawShape> = { readonly [Key in keyof Shape]?: z.output<Shape[Key]> }

/**
 * Parses an object field by field: an invalid field is reported and omitted, the others stay. The caller handles `nested` keys. Never
 * throws.
 */
export function readFields<Shape extends z.ZodRawShape>(
  raw: unknown,
  shape: Shape,
  path: string,
  issues: IssueList,
  nested?: readonly string[],
): ParsedFields<Shape> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of ownEntries(raw, path, issues)) {
    if (nested?.includes(key)) continue
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (!schema) {
      issues.add(joinPath(path, key), 'unknown_key')
      continue
    }
    const parsed = z.safeParse(schema, value)
    if (parsed.success) result[key] = parsed.data
    else
      issues.add(
        joinPath(path, key),
        'invalid_value',
        parsed.error.issues[0]?.code === 'custom' ? parsed.error.issues[0].message : undefined,
      )
  }
  return result as ParsedFields<Shape> // filled by the schemas of `Shape`, key by key
}

/** Own entries of an object. Anything else is reported and has no entries; `undefined` is not reported. */
export function ownEntries(raw: unknown, path: string, issues: IssueList): [string, unknown][] {
  if (raw === undefined) return []
  if (isObject(raw)) return Object.entries(raw)
  issues.add(path, 'not_an_object')
  return []
}

/** The own property `key` of an object, or undefined. */
export const ownValue = (raw: unknown, key: string): unknown => (isObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined)

/** Named themes of a configuration. A name becomes part of a selector, so its grammar is narrow. */
export function readThemes(raw: unknown, issues: IssueList): [string, unknown][] {
  const themes = ownEntries(raw, '', issues)
  if (themes.length > MAX_THEMES) issues.add('', 'too_many', `more than ${MAX_THEMES} themes`)
  return themes.slice(0, MAX_THEMES).filter(([name]) => {
    const valid = /^[a-z][a-zA-Z0-9-]{0,39}$/.test(name)
    if (!valid) issues.add(joinPath('', name), 'bad_name')
    return valid
  })
}

const MAX_THEMES = 200
