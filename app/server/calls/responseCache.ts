import { LRUCache } from 'lru-cache'
import type { ParsedCallInput } from './parseCallInput.ts'

interface CachedResponse {
  value: unknown
  /** UTC ms. */
  storedAt: number
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
  /** Called when a stale response is served because a refresh failed. */
  onStale?: (name: string, error: unknown) => void
}

/** Maximum age in ms of a stale response served during an outage. Only configuration and content are cached: public and slow to change. */
const maxStaleMs = 600_000

/**
 * Cache of public back-end responses; concurrent requests share one refresh. Every call has entries of its own, so that searches by a
 * crawler evict searches and never the configuration of the site.
 */
export function createResponseCache({ limit = 300, alwaysRefresh = false, onStale }: Options = {}) {
  const createCallCache = (name: string) =>
    new LRUCache<string, CachedResponse, () => Promise<unknown>>({
      max: limit,
      perf: Date, // one clock for the time to live and `storedAt`
      ignoreFetchAbort: true, // an entry evicted during its refresh still has callers that wait for it
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_, stale, { context: load, options }) => {
        try {
          return { value: await load(), storedAt: Date.now() }
        } catch (error) {
          options.allowStaleOnFetchRejection = stale !== undefined && isOutage(error) && Date.now() - stale.storedAt <= maxStaleMs
          if (options.allowStaleOnFetchRejection) onStale?.(name, error)
          throw error
        }
      },
    })
  const caches = new Map<string, ReturnType<typeof createCallCache>>()

  return {
    /** The response of a call, at most `seconds` old, or up to ten minutes old during an outage. Rejects as `load` does. */
    get({ name, input, seconds }: CachedCall, load: () => Promise<unknown>): Promise<CachedResponse> {
      const cache = caches.get(name) ?? createCallCache(name)
      caches.set(name, cache)
      return cache.forceFetch(JSON.stringify(input), { ttl: seconds * 1000, context: load, forceRefresh: alwaysRefresh })
    },
  }
}
export type ResponseCache = ReturnType<typeof createResponseCache>

/** Only an unreachable back end or an unreadable response is an outage; an error envelope is not. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_UPSTREAM' || error.code === 'ERR_TIMEOUT')
