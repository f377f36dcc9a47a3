import { LRUCache } from 'lru-cache'

interface Options {
  /** Time to live of a guest page, in ms. */
  ttl?: number
  limit?: number
}

/** Short-lived cache of guest pages; concurrent requests share one rendering. Errors are not cached. */
export function createMicroCache<T extends object>({ ttl = 1000, limit = 100 }: Options = {}) {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: limit,
    ttl,
    ignoreFetchAbort: true, // a page evicted while it is rendered still has requests that wait for it
    fetchMethod: (_key, _stale, { context: create }) => create(),
  })
  return {
    get: (key: string, create: () => Promise<T>): Promise<T> => cache.forceFetch(key, { context: create }),
  }
}
