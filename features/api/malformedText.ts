/** NUL, or half of a surrogate pair. */
const malformed = /\0|\p{Surrogate}/u

/** A form names all its fields; what names more is no form. */
const maxPaths = 20
/** In characters. A path to the root for each text would be as long as the square of the request, when every level has one. */
const maxPathLength = 200
const ellipsis = '…'

/**
 * Paths of the strings, keys included, that no database can hold: with NUL or half of a surrogate pair, which no URL can hold either. Some of them
 * where there are many; of a long path the beginning, with an ellipsis.
 */
export function findMalformedText(value: unknown): string[] {
  const found: string[] = []
  const open: { path: string; value: unknown }[] = [{ path: '', value }]
  // a list instead of recursion: a request may nest deeper than the stack
  for (let next = open.pop(); next && found.length < maxPaths; next = open.pop()) {
    const { path, value: part } = next
    if (typeof part === 'string' && malformed.test(part)) found.push(path)
    if (typeof part !== 'object' || part === null) continue
    const entries = Object.entries(part)
    if (entries.some(([key]) => malformed.test(key))) found.push(path)
    for (const [key, child] of entries) if (!malformed.test(key)) open.push({ path: childPath(path, key), value: child })
  }
  return found
}

function childPath(path: string, key: string): string {
  if (path.endsWith(ellipsis)) return path
  const full = path ? `${path}.${key}` : key
  return full.length > maxPathLength ? path + ellipsis : full
}
