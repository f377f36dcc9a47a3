import { countBound } from '@casino/shared/countBound'
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, ExponentialBackoff, halfJitterGenerator, handleAll } from 'cockatiel'
import { LRUCache } from 'lru-cache'

interface RequestCount {
  /** Requests in the current window, with this one. */
  current: number
  /** Time in ms until the window ends. */
  ttl: number
}
/** Counts one request of a key. The window, in ms, begins with the first. */
export type CountRequest = (key: string, windowMs: number) => Promise<RequestCount>

interface Options {
  /** Counts for all replicas. Without it, or while it fails, each replica applies the limits to its own count. */
  countShared?: CountRequest | undefined
  onLost?: (error: unknown) => void
  onFound?: () => void
}

/** Clients that are counted in this process; beyond that, the one not seen for the longest time is forgotten. */
const maxClients = 20_000

/** Store of @fastify/rate-limit. Its keys contain the bucket, so that the routes of a bucket share one counter. */
export function createRateLimitStore(options: Options): new (params: FastifyRateLimitOptions) => FastifyRateLimitStore {
  const count = createCounter(options)
  return class RateLimitStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      count(key, windowMs).then((result) => callback(null, result), callback)
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}

function createCounter({ countShared, onLost, onFound }: Options): CountRequest {
  const countLocally = createLocalCounter()
  if (!countShared) return async (key, windowMs) => countLocally(key, windowMs)
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: new ExponentialBackoff({ initialDelay: 500, maxDelay: 5000, generator: halfJitterGenerator }),
    breaker: new ConsecutiveBreaker(1),
  })
  let lost = false
  breaker.onBreak((reason) => {
    if (!lost) onLost?.('error' in reason ? reason.error : undefined)
    lost = true
  })
  breaker.onReset(() => {
    onFound?.()
    lost = false
  })
  return async (key, windowMs) => {
    // counted here too, so that a lost connection does not begin a new window
    const localCount = countLocally(key, windowMs)
    const { state } = breaker
    if (state === CircuitState.HalfOpen) return localCount
    const sharedCount = breaker.execute(() => countShared(key, windowMs)).catch(() => localCount) // `onLost` reports the error
    return state === CircuitState.Closed ? sharedCount : localCount
  }
}

function createLocalCounter(): (key: string, windowMs: number) => RequestCount {
  const windows = new LRUCache<string, { current: number; endsAt: number }>(countBound(maxClients))
  return (key, windowMs) => {
    const now = performance.now() // a clock that is set back would lengthen the window
    const last = windows.get(key)
    const window = last && last.endsAt > now ? last : { current: 0, endsAt: now + windowMs }
    window.current += 1
    if (window !== last) windows.set(key, window)
    return { current: window.current, ttl: window.endsAt - now }
  }
}
