import { countBound } from '@casino/shared/countBound'
import { LRUCache } from 'lru-cache'

interface OwnerBoundedCacheOptions {
  max: number
  maxPerOwner: number
  /** Time without use after which an entry expires, ms. */
  ttlMs: number
  /** UTC ms. */
  now: () => number
}

/**
 * A cache with a bound in total and per owner. A full cache drops its least recently used entry; an owner above the bound loses its own
 * first.
 */
export interface OwnerBoundedCache<V extends object> {
  set(owner: string, key: string, value: V): void
  /** The entry, whose time starts again; undefined when it is unknown or expired. */
  get(key: string): V | undefined
  /** Removes and returns the entry. */
  take(key: string): V | undefined
  clear(): void
}

export function createOwnerBoundedCache<V extends object>({
  max,
  maxPerOwner,
  ttlMs,
  now,
}: OwnerBoundedCacheOptions): OwnerBoundedCache<V> {
  /** Least recently used first. */
  const keysByOwner = new Map<string, Set<string>>()
  const entries = new LRUCache<string, { owner: string; value: V }>({
    ...countBound(max),
    ttl: ttlMs,
    updateAgeOnGet: true,
    // The platform's clock, read at each use: tests advance it.
    perf: { now },
    ttlResolution: 0,
    dispose: ({ owner }, key) => {
      const keys = keysByOwner.get(owner)
      keys?.delete(key)
      if (keys?.size === 0) keysByOwner.delete(owner)
    },
  })

  const get = (key: string): V | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    const keys = keysByOwner.get(entry.owner)
    keys?.delete(key)
    keys?.add(key)
    return entry.value
  }

  return {
    set(owner, key, value) {
      const keys = keysByOwner.get(owner) ?? new Set()
      const [oldest] = keys
      if (keys.size >= maxPerOwner && oldest !== undefined) entries.delete(oldest)
      entries.set(key, { owner, value })
      keysByOwner.set(owner, keys.add(key))
    },
    get,
    take(key) {
      const value = get(key)
      entries.delete(key)
      return value
    },
    clear: () => entries.clear(),
  }
}
