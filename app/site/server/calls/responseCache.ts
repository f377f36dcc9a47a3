import { dayMs } from '@casino/features/format/duration'
import { LRUCache } from 'lru-cache'
import { within } from '../within.ts'
import { CallFailure, isOutage } from './callFailure.ts'
import type { ParsedCallInput } from './parseCallInput.ts'

interface CachedResponse {
  value: unknown
  /** Milliseconds of `performance.now()`: an age by a clock that can be set is wrong for as long as it was set back. */
  storedAt: number
  /** Refreshes in a row that failed because of an outage. */
  failedRefreshes: number
  /** The last refresh was refused: the next caller waits for the refresh, or content that was removed would be served for ever. */
  refused: boolean
  /** A refresh was slow: until one succeeds, no caller waits for it again. */
  slow: boolean
}
interface CachedCall {
  name: string
  input: ParsedCallInput
  /** Time to live of its responses. */
  seconds: number
}
interface Options {
  /** Maximum number of responses of one call; the least recently used is evicted first. */
  limit?: number
  /** Requests every response again and keeps the last one for outages only: for development. */
  alwaysRefresh?: boolean
  /** Called when a stale response is or was served because its refresh failed. */
  onStale?: (name: string, error: unknown) => void
}

/** Maximum age in ms of a stale response. Only configuration and content are cached: public and slow to change. */
const maxStaleMs = dayMs
/** How long the first caller waits for a refresh, in ms. A page makes up to three rounds of calls and is to be sent within 300 ms. */
const refreshPatienceMs = 100
const maxRetryDelayMs = 30_000
/** How long something that is missing stays so, ms. */
const missingMs = 1000

/** Delay before the next refresh after a failed one: exponential, with jitter so that entries and replicas do not ask at the same moment. */
const retryDelayMs = (failures: number): number => Math.round(Math.min(maxRetryDelayMs, 1000 * 2 ** failures) * (0.5 + Math.random() / 2))

/**
 * Cache of public back-end responses; concurrent requests share one refresh. Every call has entries of its own, so that searches by a
 * crawler evict searches and never the configuration of the site.
 */
export function createResponseCache({ limit = 300, alwaysRefresh = false, onStale }: Options = {}) {
  const createCallCache = (name: string) =>
    new LRUCache<string, CachedResponse, () => Promise<unknown>>({
      max: limit,
      ignoreFetchAbort: true, // an entry evicted during its refresh still has callers that wait for it
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
      fetchMethod: async (_, stale, { context: load, options }) => {
        try {
          return { value: await load(), storedAt: performance.now(), failedRefreshes: 0, refused: false, slow: false }
        } catch (error) {
          if (stale) stale.refused = !isOutage(error)
          if (!stale || stale.refused || performance.now() - stale.storedAt > maxStaleMs) throw error
          onStale?.(name, error)
          options.ttl = retryDelayMs(stale.failedRefreshes)
          return { ...stale, failedRefreshes: stale.failedRefreshes + 1 }
        }
      },
    })
  const caches = new Map<string, ReturnType<typeof createCallCache>>()
  const missing = new LRUCache<string, CallFailure>({ max: limit, ttl: missingMs })

  return {
    /**
     * The response of a call, at most `seconds` old. When its refresh is slow or fails by an outage, an older one (up to a day) is served,
     * and the refresh continues in the background. Rejects as `load` does.
     */
    async get({ name, input, seconds }: CachedCall, load: () => Promise<unknown>): Promise<Pick<CachedResponse, 'value' | 'storedAt'>> {
      const cache = caches.get(name) ?? createCallCache(name)
      caches.set(name, cache)
      const key = JSON.stringify(input)
      const fresh = alwaysRefresh ? undefined : cache.get(key)
      if (fresh) return fresh
      const missingKey = `${name} ${key}`
      const failure = alwaysRefresh ? undefined : missing.get(missingKey)
      if (failure) throw failure
      const stale = cache.peek(key, { allowStale: true })
      const loadFound = () =>
        load().catch((error: unknown) => {
          if (error instanceof CallFailure && error.code === 'ERR_NOT_FOUND') missing.set(missingKey, error)
          throw error
        })
      const refresh = cache.forceFetch(key, { ttl: seconds * 1000, context: loadFound, forceRefresh: alwaysRefresh })
      if (alwaysRefresh || !stale || stale.refused || performance.now() - stale.storedAt > maxStaleMs) return refresh
      const response = stale.failedRefreshes > 0 || stale.slow ? stale : await within(refreshPatienceMs, refresh, stale)
      if (response === stale) {
        stale.slow = true
        refresh.catch((error: unknown) => onStale?.(name, error))
      }
      return response
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>
