interface Entry {
  readonly value: unknown
  /** UTC ms. */
  readonly storedAt: number
}
interface Options {
  /** Maximum number of entries; the oldest is evicted first. */
  readonly limit?: number
  readonly now?: () => number
  /** Called when a stale entry is served because a refresh failed. */
  readonly onStale?: (key: string, error: unknown) => void
}

/** Maximum age in ms of a stale entry served during an outage. Only configuration and content are cached: public and slow to change. */
const staleMs = 600_000

/** Cache of public back-end responses; concurrent requests of one key share a single refresh. */
export function createAnswerCache({ limit = 300, now = Date.now, onStale }: Options = {}) {
  const kept = new Map<string, Entry>()
  const running = new Map<string, Promise<Entry>>()

  async function refresh(key: string, load: () => Promise<unknown>): Promise<Entry> {
    const entry = { value: await load(), storedAt: now() }
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.size > limit ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return entry
  }

  return {
    /** The entry of `key`, at most `seconds` old, or up to ten minutes old during an outage. Rejects as `load` does. */
    async get(key: string, seconds: number, load: () => Promise<unknown>): Promise<Entry> {
      const entry = kept.get(key)
      if (entry && now() - entry.storedAt < seconds * 1000) return entry
      const flight = running.get(key) ?? refresh(key, load).finally(() => running.delete(key))
      running.set(key, flight)
      try {
        return await flight
      } catch (error) {
        if (!entry || !isOutage(error) || now() - entry.storedAt > staleMs) throw error
        onStale?.(key, error)
        return entry
      }
    },
  }
}
export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Only an unreachable back end or an unreadable response is an outage; an error envelope is not. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_UPSTREAM' || error.code === 'ERR_TIMEOUT')
