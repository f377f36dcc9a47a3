import type { z } from 'zod'

/** The parts of a zod definition that lead to what a value is at its core. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
}

/**
 * Turns the strings of a query or of path parameters into the numbers and booleans that a schema wants. The only place that does:
 * the tables describe values, not their transport. What does not look like the wanted type stays a string, and the schema refuses it.
 */
export function coerceStrings(schema: z.ZodObject, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const field = schema.shape[name]
      return [name, field && typeof value === 'string' ? coerce(coreType(field as z.ZodType), value) : value] // a shape holds zod types only
    }),
  )
}

function coerce(type: string, text: string): unknown {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

function coreType(schema: z.ZodType): string {
  const definition: Definition = schema._zod.def as Definition // zod's own union of definitions, read by its documented fields
  const inner = definition.type === 'pipe' ? definition.in : definition.innerType
  return inner ? coreType(inner) : definition.type
}
