/**
 * `next` with each value that equals the one of `previous` replaced by it: memoised components that read only those are not rendered. For
 * answers of the server as parsed from JSON, in which equal values have their keys in the same order.
 */
export function keepUnchanged<T extends object>(previous: T, next: T): T {
  const kept = { ...next }
  for (const key in next) if (JSON.stringify(previous[key]) === JSON.stringify(next[key])) kept[key] = previous[key]
  return kept
}
