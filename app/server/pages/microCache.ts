import { LRUCache } from 'lru-cache'

interface Options {
  /** Time to live of a guest page, in ms. */
  ttl?: number
  limit?: number
}

/** Short-lived cache of guest pages; concurrent requests share one rendering. Null and errors are not cached. */
export function createMicroCache<T extends object>({ ttl = 1000, limit = 100 }: Options = {}) {
  const cache = new LRUCache<string, { page: T | null }, () => Promise<T | null>>({
    max: limit,
    ttl,
    ignoreFetchAbort: true, // a page evicted while it is rendered still has requests that wait for it
    fetchMethod: async (_key, _stale, { context: create }) => ({ page: await create() }),
  })
  return {
    async get(key: string, create: () => Promise<T | null>): Promise<T | null> {
      const { page } = await cache.forceFetch(key, { context: create })
      if (!page) cache.delete(key)
      return page
    },
  }
}

/** Cache key of a guest page: everything that the page may depend on. */
export const guestPageKey = (path: string, search: string, brand: string | undefined, contrast: string): string =>
  `${path}?${search} ${brand ?? ''} ${contrast}`

/** The allowed query parameters in a fixed order. Null when a parameter makes the page uncacheable. */
export function cacheableSearch(query: URLSearchParams, allowed: readonly string[]): string | null {
  if (uncacheableParameters.some((name) => query.has(name))) return null
  const known = new URLSearchParams()
  for (const name of [...allowed].sort()) {
    const value = query.get(name)
    if (value) known.set(name, value)
  }
  return known.toString()
}
/** Query parameters that guards act on. */
const uncacheableParameters = ['btag', 'depositLogId', 'logout']
