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
export class OwnerBoundedCache<V extends object> {
  readonly #entries: LRUCache<string, { owner: string; value: V }>
  /** Least recently used first. */
  readonly #keysByOwner = new Map<string, Set<string>>()

  constructor(private readonly options: OwnerBoundedCacheOptions) {
    const { max, ttlMs, now } = options
    this.#entries = new LRUCache({
      ...countBound(max),
      ttl: ttlMs,
      updateAgeOnGet: true,
      // The platform's clock, read at each use: tests advance it.
      perf: { now },
      ttlResolution: 0,
      dispose: ({ owner }, key) => this.#removeKey(owner, key),
    })
  }

  set(owner: string, key: string, value: V): void {
    const keys = this.#keysByOwner.get(owner) ?? new Set()
    const [oldest] = keys
    if (keys.size >= this.options.maxPerOwner && oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(key, { owner, value })
    this.#keysByOwner.set(owner, keys.add(key))
  }

  /** The entry, whose time starts again; undefined when it is unknown or expired. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const keys = this.#keysByOwner.get(entry.owner)
    keys?.delete(key)
    keys?.add(key)
    return entry.value
  }

  /** Removes and returns the entry. */
  take(key: string): V | undefined {
    const value = this.get(key)
    this.#entries.delete(key)
    return value
  }

  clear(): void {
    this.#entries.clear()
  }

  #removeKey(owner: string, key: string): void {
    const keys = this.#keysByOwner.get(owner)
    keys?.delete(key)
    if (keys?.size === 0) this.#keysByOwner.delete(owner)
  }
}
