/** An object of unparsed JSON. */
export type RawJsonObject = Readonly<Record<string, unknown>>

export const isRawJsonObject = (value: unknown): value is RawJsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const ownJsonValue = (raw: unknown, key: string): unknown => (isRawJsonObject(raw) && Object.hasOwn(raw, key) ? raw[key] : undefined)

/** The value at a path, or undefined. */
export const getValueAt = (raw: unknown, path: readonly string[]): unknown => path.reduce(ownJsonValue, raw)

/** A copy with a value set at a path; `undefined` removes it, and objects that become empty, except the theme itself. */
export function setValueAt(raw: unknown, [key, ...rest]: readonly string[], value: unknown, inTheme = false): RawJsonObject {
  const entries = new Map(Object.entries(isRawJsonObject(raw) ? raw : {}))
  if (key === undefined) return Object.fromEntries(entries)
  const next = rest.length > 0 ? setValueAt(entries.get(key), rest, value, true) : value
  if (next === undefined || (inTheme && rest.length > 0 && isRawJsonObject(next) && Object.keys(next).length === 0)) entries.delete(key)
  else entries.set(key, next)
  return Object.fromEntries(entries)
}
