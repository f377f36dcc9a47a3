import type { Middleware } from 'swr'

/** How long an answer that came with a page counts as just asked, in ms. */
const freshMs = 5000
const arrived = new Map<string, number>()

/** Notes that the answers under these keys came with a page a moment ago. */
export function markFresh(keys: Iterable<string>, now = Date.now()): void {
  for (const [key, at] of arrived) if (now - at > freshMs) arrived.delete(key)
  for (const key of keys) arrived.set(key, now)
}

/** A screen that mounts with an answer that just came with its page does not ask for it again; a later one does. */
export const skipFresh: Middleware = (useNext) => (key, fetcher, config) => {
  const at = typeof key === 'string' ? arrived.get(key) : undefined
  return useNext(key, fetcher, at !== undefined && Date.now() - at < freshMs ? { ...config, revalidateIfStale: false } : config)
}
