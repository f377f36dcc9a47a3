/** A body whose parts are constant; a nonce belongs into each gap between them. */
export interface CachedBody {
  readonly type: string
  readonly parts: readonly { readonly plain: Buffer; readonly packed: Buffer }[]
}

interface Options {
  /** How long a guest page is kept, in ms. */
  readonly ttl?: number
  readonly limit?: number
  readonly now?: () => number
}

/** Keeps guest pages for a moment, and draws each once however many ask for it. What `make` refuses (null) or fails is not kept. */
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
/** Cuts a text at every place of the placeholder. */
export const cutAt = (text: string, placeholder: string): Buffer[] => text.split(placeholder).map((part) => Buffer.from(part))

/** The key of a guest page: what it may depend on, and nothing else. */
export const guestKey = (path: string, search: string, brand: string | undefined, contrast: string): string =>
  `${path}?${search} ${brand ?? ''} ${contrast}`

/** The query fields that a cached page may depend on, in one order. Null when the query makes the page the visitor's own. */
export function cacheableSearch(query: URLSearchParams, allowed: readonly string[]): string | null {
  if (acting.some((name) => query.has(name))) return null
  const known = new URLSearchParams()
  for (const name of [...allowed].sort()) {
    const value = query.get(name)
    if (value) known.set(name, value)
  }
  return known.toString()
}
/** Query fields that guards act on. */
const acting = ['btag', 'depositLogId', 'logout']
