import { expect, test } from 'vitest'
import { CallFailure } from './callFailure.ts'
import { createResponseCache } from './responseCache.ts'

const outage = () => Promise.reject(new CallFailure('ERR_UPSTREAM'))

test('a response is requested once for concurrent callers, and again after its time to live', async () => {
  const clock = { now: 0 }
  const cache = createResponseCache({ now: () => clock.now })
  const asked: number[] = []
  const load = async () => asked.push(clock.now)
  await Promise.all([cache.get('a', 60, load), cache.get('a', 60, load)])
  clock.now = 59_999
  await cache.get('a', 60, load)
  expect(asked).toEqual([0])
  clock.now = 60_000
  await cache.get('a', 60, load)
  expect(asked).toEqual([0, 60_000])
})

test('stale responses are served for ten minutes of an outage, and reported', async () => {
  const clock = { now: 0 }
  const stale: string[] = []
  const cache = createResponseCache({ now: () => clock.now, onStale: (key) => stale.push(key) })
  await cache.get('a', 60, async () => 'old')
  clock.now = 300_000
  expect(await cache.get('a', 60, outage)).toEqual({ value: 'old', storedAt: 0 })
  expect(stale).toEqual(['a'])
  clock.now = 600_001
  await expect(cache.get('a', 60, outage)).rejects.toThrow('ERR_UPSTREAM')
})

test('an error of the back end is no outage: nothing stale is served', async () => {
  const clock = { now: 0 }
  const cache = createResponseCache({ now: () => clock.now })
  await cache.get('a', 60, async () => 'old')
  clock.now = 61_000
  await expect(cache.get('a', 60, () => Promise.reject(new CallFailure('ERR_NOT_FOUND')))).rejects.toThrow('ERR_NOT_FOUND')
})

test('failures are not cached, and the cache is bounded', async () => {
  const cache = createResponseCache({ limit: 2 })
  await expect(cache.get('a', 60, outage)).rejects.toThrow()
  expect((await cache.get('a', 60, async () => 1)).value).toBe(1)
  await cache.get('b', 60, async () => 2)
  await cache.get('c', 60, async () => 3)
  expect((await cache.get('a', 60, async () => 4)).value).toBe(4)
})
