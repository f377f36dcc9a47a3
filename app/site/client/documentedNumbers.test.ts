import { expect, test } from 'vitest'
import { minReloadIntervalMs } from './navigation/chunkReload.ts'
import { maxConcurrentPrefetches } from './navigation/payloadCache.ts'

/** The numbers of the specification (*Business constants*), written out. */
test.each([
  ['time between two reloads of a path whose chunk failed', minReloadIntervalMs, 10_000],
  ['pages prefetched at the same time', maxConcurrentPrefetches, 5],
])('%s', (_, value, documented) => {
  expect(value).toBe(documented)
})
