/** An object of unparsed JSON. */
export type Raw = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
export const own = (raw: unknown, key: string): unknown => (isObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined)

/** The value at a path, or undefined. */
export const valueAt = (raw: unknown, path: readonly string[]): unknown => path.reduce(own, raw)

/** A copy with a value set at a path; `undefined` removes it, and objects that become empty, except the theme itself. */
export function withValue(raw: unknown, [key, ...rest]: readonly string[], value: unknown, inTheme = false): Raw {
  const entries = new Map(Object.entries(isObject(raw) ? raw : {}))
  if (key === undefined) return Object.fromEntries(entries)
  const next = rest.length > 0 ? withValue(entries.get(key), rest, value, true) : value
  if (next === undefined || (inTheme && rest.length > 0 && isObject(next) && Object.keys(next).length === 0)) entries.delete(key)
  else entries.set(key, next)
  return Object.fromEntries(entries)
}
