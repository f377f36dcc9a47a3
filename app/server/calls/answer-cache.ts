interface Entry {
  readonly value: unknown
  /** UTC ms. */
  readonly storedAt: number
}
interface Options {
  /** Most answers kept; the one used longest ago goes first. */
  readonly limit?: number
  readonly now?: () => number
  /** Told when an old answer stands in for a failed refresh. */
  readonly onStale?: (key: string, error: unknown) => void
}

/** How long an answer may stand in when the back end fails to refresh it. Configuration and content only: they are public and slow to change. */
const staleMs = 600_000

/** Public answers of the back end, each asked once however many wait for it. */
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
    /** The answer under `key`, at most `seconds` old, or up to ten minutes old while the back end fails. Rejects as `load` does. */
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

/** A refusal is an answer; only a back end that cannot be reached or understood is an outage. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_UPSTREAM' || error.code === 'ERR_TIMEOUT')
