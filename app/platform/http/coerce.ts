import type { z } from 'zod'

/** The fields of a zod definition that lead through wrappers and pipes to the base type. */
interface ZodDefinition {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
}

/**
 * Converts the strings of a query or of path parameters to the numbers and booleans of a schema, since the call tables describe
 * values, not their transport. A string that does not match the type is left as it is, and the schema rejects it.
 */
export function coerceStrings(schema: z.ZodObject, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const field = Object.hasOwn(schema.shape, name) && schema.shape[name] // a name is the sender's: `toString` is no field
      return [name, field && typeof value === 'string' ? coerce(baseType(field as z.ZodType), value) : value] // a shape holds zod types only
    }),
  )
}

function coerce(type: string, text: string): unknown {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

function baseType(schema: z.ZodType): string {
  const definition: ZodDefinition = schema._zod.def as ZodDefinition // zod's union of definitions, accessed through documented fields
  const inner = definition.type === 'pipe' ? definition.in : definition.innerType
  return inner ? baseType(inner) : definition.type
}
