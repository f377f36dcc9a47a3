/** NUL, or half of a surrogate pair. */
const malformed = /\0|\p{Surrogate}/u

/** Paths of the strings, keys included, that no database can hold: with NUL or half of a surrogate pair, which no URL can hold either. */
export function findMalformedText(value: unknown): string[] {
  const found: string[] = []
  const open: { path: string; value: unknown }[] = [{ path: '', value }]
  // a list instead of recursion: a request may nest deeper than the stack
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: part } = next
    if (typeof part === 'string' && malformed.test(part)) found.push(path)
    if (typeof part !== 'object' || part === null) continue
    for (const [key, child] of Object.entries(part)) {
      const childPath = path ? `${path}.${key}` : key
      if (malformed.test(key)) found.push(path)
      else open.push({ path: childPath, value: child })
    }
  }
  return found
}
