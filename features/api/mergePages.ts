/** One page of a list, and the number of items on all pages. */
export interface ListPage<T> {
  items: readonly T[]
  total: number
}

/**
 * Merges the pages of a list (newest first). An item that newer ones shifted onto a later page is returned twice and kept once. `total`
 * comes from the last page. `skipped`: items before the first of these pages.
 */
export function mergePages<T>(pages: readonly ListPage<T>[], idOf: (item: T) => string, skipped = 0) {
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [idOf(item), item])).values()]
  const loaded = skipped + items.length
  // a page past the end has none: what it skips are no items
  const total = Math.max(items.length > 0 ? loaded : 0, pages.at(-1)?.total ?? 0)
  return { items, total, complete: loaded >= total }
}
