/** A cached body: constant parts, with a nonce to insert between them. */
export interface CachedBody {
  type: string
  parts: readonly { plain: Buffer; packed: Buffer }[]
}

interface Options {
  /** Time to live of a guest page, in ms. */
  ttl?: number
  limit?: number
  now?: () => number
}

/** Short-lived cache of guest pages; concurrent requests share one rendering. Null and errors are not cached. */
export function createMicroCache<T extends object>({ ttl = 1000, limit = 100, now = Date.now }: Options = {}) {
  const entries = new Map<string, { until: number; value: T }>()
  const inFlight = new Map<string, Promise<T | null>>()

  function store(key: string, value: T): void {
    for (const [old, { until }] of entries) if (until <= now()) entries.delete(old)
    entries.delete(key)
    entries.set(key, { until: now() + ttl, value })
    const oldest = entries.size > limit ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
  }
  return {
    async get(key: string, create: () => Promise<T | null>): Promise<T | null> {
      const entry = entries.get(key)
      if (entry && entry.until > now()) return entry.value
      const pending =
        inFlight.get(key) ??
        create()
          .then((value) => {
            if (value) store(key, value)
            return value
          })
          .finally(() => inFlight.delete(key))
      inFlight.set(key, pending)
      return pending
    },
  }
}
/** Splits a text at every placeholder. */
export const splitAtPlaceholder = (text: string, placeholder: string): Buffer[] => text.split(placeholder).map((part) => Buffer.from(part))

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
