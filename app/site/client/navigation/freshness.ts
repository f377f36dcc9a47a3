import type { Middleware } from 'swr'

/** How long a payload's data counts as fresh, in ms. */
const freshMs = 5000
const receivedAt = new Map<string, number>()

/** Marks these SWR keys as just received with a payload. */
export function markFresh(keys: Iterable<string>, now = performance.now()): void {
  for (const [key, at] of receivedAt) if (now - at > freshMs) receivedAt.delete(key)
  for (const key of keys) receivedAt.set(key, now)
}

/** SWR middleware: a mounting screen does not revalidate data that has just arrived with its payload. */
export const skipFreshRevalidation: Middleware = (useNext) => (key, fetcher, config) => {
  const at = typeof key === 'string' ? receivedAt.get(key) : undefined
  return useNext(key, fetcher, at !== undefined && performance.now() - at < freshMs ? { ...config, revalidateIfStale: false } : config)
}
