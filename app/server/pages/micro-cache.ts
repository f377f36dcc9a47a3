/** A cached body: constant parts, with a nonce to insert between them. */
export interface CachedBody {
  readonly type: string
  readonly parts: readonly { readonly plain: Buffer; readonly packed: Buffer }[]
}

interface Options {
  /** Time to live of a guest page, in ms. */
  readonly ttl?: number
  readonly limit?: number
  readonly now?: () => number
}

/** Short-lived cache of guest pages; concurrent requests share one rendering. Null and errors are not cached. */
export function createMicroCache<T extends object>({ ttl = 1000, limit = 100, now = Date.now }: Options = {}) {
  const kept = new Map<string, { readonly until: number; readonly value: T }>()
  const running = new Map<string, Promise<T | null>>()

  function keep(key: string, value: T): void {
    for (const [old, { until }] of kept) if (until <= now()) kept.delete(old)
    kept.delete(key)
    kept.set(key, { until: now() + ttl, value })
    const oldest = kept.size > limit ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
  }
  return {
    async get(key: string, make: () => Promise<T | null>): Promise<T | null> {
      const entry = kept.get(key)
      if (entry && entry.until > now()) return entry.value
      const flight =
        running.get(key) ??
        make()
          .then((value) => {
            if (value) keep(key, value)
            return value
          })
          .finally(() => running.delete(key))
      running.set(key, flight)
      return flight
    },
  }
}
/** Splits a text at every placeholder. */
export const cutAt = (text: string, placeholder: string): Buffer[] => text.split(placeholder).map((part) => Buffer.from(part))

/** Cache key of a guest page: everything that the page may depend on. */
export const guestKey = (path: string, search: string, brand: string | undefined, contrast: string): string =>
  `${path}?${search} ${brand ?? ''} ${contrast}`

/** The allowed query parameters in a fixed order. Null when a parameter makes the page uncacheable. */
export function cacheableSearch(query: URLSearchParams, allowed: readonly string[]): string | null {
  if (acting.some((name) => query.has(name))) return null
  const known = new URLSearchParams()
  for (const name of [...allowed].sort()) {
    const value = query.get(name)
    if (value) known.set(name, value)
  }
  return known.toString()
}
/** Query parameters that guards act on. */
const acting = ['btag', 'depositLogId', 'logout']
