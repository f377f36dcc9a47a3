import { isRawJsonObject } from './json.ts'

/** A value of a theme that is not the seed's. */
export interface ThemeDifference {
  path: string
  /** Undefined where it is not set. */
  seed: unknown
  edited: unknown
}

/** Every single value that differs between two JSON values, by its path. */
export function themeDifferences(seed: unknown, edited: unknown, path = ''): readonly ThemeDifference[] {
  if (JSON.stringify(seed) === JSON.stringify(edited)) return []
  const [before, after] = [entriesOf(seed), entriesOf(edited)]
  if (!before || !after || before.size + after.size === 0) return [{ path, seed, edited }]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    themeDifferences(before.get(key), after.get(key), path ? `${path}.${key}` : key),
  )
}

/** The entries of an object or list, none where nothing is set; null for a single value. */
const entriesOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  value === undefined || isRawJsonObject(value) || Array.isArray(value) ? new Map(Object.entries(value ?? {})) : null
