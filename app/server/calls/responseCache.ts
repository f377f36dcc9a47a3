interface CacheEntry {
  value: unknown
  /** UTC ms. */
  storedAt: number
}
interface Options {
  /** Maximum number of entries; the oldest is evicted first. */
  limit?: number
  now?: () => number
  /** Called when a stale entry is served because a refresh failed. */
  onStale?: (key: string, error: unknown) => void
}

/** Maximum age in ms of a stale entry served during an outage. Only configuration and content are cached: public and slow to change. */
const maxStaleMs = 600_000

/** Cache of public back-end responses; concurrent requests of one key share a single refresh. */
export function createResponseCache({ limit = 300, now = Date.now, onStale }: Options = {}) {
  const entries = new Map<string, CacheEntry>()
  const inFlight = new Map<string, Promise<CacheEntry>>()

  async function refresh(key: string, load: () => Promise<unknown>): Promise<CacheEntry> {
    const entry = { value: await load(), storedAt: now() }
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.size > limit ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    return entry
  }

  return {
    /** The entry of `key`, at most `seconds` old, or up to ten minutes old during an outage. Rejects as `load` does. */
    async get(key: string, seconds: number, load: () => Promise<unknown>): Promise<CacheEntry> {
      const entry = entries.get(key)
      if (entry && now() - entry.storedAt < seconds * 1000) return entry
      const pending = inFlight.get(key) ?? refresh(key, load).finally(() => inFlight.delete(key))
      inFlight.set(key, pending)
      try {
        return await pending
      } catch (error) {
        if (!entry || !isOutage(error) || now() - entry.storedAt > maxStaleMs) throw error
        onStale?.(key, error)
        return entry
      }
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>

/** Only an unreachable back end or an unreadable response is an outage; an error envelope is not. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_UPSTREAM' || error.code === 'ERR_TIMEOUT')
