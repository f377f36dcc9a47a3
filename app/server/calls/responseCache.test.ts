import { beforeEach, expect, test, vi } from 'vitest'
import { createCookieJar } from '../cookies.ts'
import { createFakeBackend, defaultResponses } from '../testing/fakeBackend.ts'
import { createTestSite } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { createResponseCache } from './responseCache.ts'

const start = 1_800_000_000_000
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  return () => vi.useRealTimers()
})

const call = (key: string) => ({ name: 'games.detail', input: { query: { id: key } }, seconds: 60 }) as const
const outage = () => Promise.reject(new CallFailure('ERR_UPSTREAM'))

test('a response is requested once for concurrent callers, and again after its time to live', async () => {
  const cache = createResponseCache()
  const asked: number[] = []
  const load = async () => asked.push(Date.now() - start)
  await Promise.all([cache.get(call('a'), load), cache.get(call('a'), load)])
  vi.advanceTimersByTime(59_999)
  await cache.get(call('a'), load)
  expect(asked).toEqual([0])
  vi.advanceTimersByTime(2)
  await cache.get(call('a'), load)
  expect(asked).toEqual([0, 60_001])
})

test('stale responses are served for ten minutes of an outage, and reported', async () => {
  const stale: string[] = []
  const cache = createResponseCache({ onStale: (name) => stale.push(name) })
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(300_000)
  expect(await cache.get(call('a'), outage)).toEqual({ value: 'old', storedAt: start })
  expect(stale).toEqual(['games.detail'])
  vi.advanceTimersByTime(300_001)
  await expect(cache.get(call('a'), outage)).rejects.toThrow('ERR_UPSTREAM')
})

test('an error of the back end is no outage: nothing stale is served', async () => {
  const cache = createResponseCache()
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(61_000)
  await expect(cache.get(call('a'), () => Promise.reject(new CallFailure('ERR_NOT_FOUND')))).rejects.toThrow('ERR_NOT_FOUND')
  expect((await cache.get(call('a'), outage)).value).toBe('old')
})

test('failures are not cached, and the cache is bounded', async () => {
  const cache = createResponseCache({ limit: 2 })
  await expect(cache.get(call('a'), outage)).rejects.toThrow()
  expect((await cache.get(call('a'), async () => 1)).value).toBe(1)
  await cache.get(call('b'), async () => 2)
  await cache.get(call('c'), async () => 3)
  expect((await cache.get(call('a'), async () => 4)).value).toBe(4)
})

test('a hit refreshes the recency of a response', async () => {
  const cache = createResponseCache({ limit: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(call(key), async () => key)
  expect((await cache.get(call('a'), async () => 'again')).value).toBe('a')
  expect((await cache.get(call('b'), async () => 'again')).value).toBe('again')
})

test('callers receive responses that were evicted while they were requested', async () => {
  const cache = createResponseCache({ limit: 2 })
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => cache.get(call(key), async () => key)))
  expect(answers.map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd'])
})

test('400 searches do not evict the configuration of the site', async () => {
  const { send, sent } = createFakeBackend({ ...defaultResponses, 'games.list': () => ({ games: [], total: 0 }) })
  const { site } = createTestSite(send)
  const context = { jar: createCookieJar(undefined, false), clientIP: '', userDevice: 'Desktop', requestId: 'test', origin: '' } as const
  await site.execute('content.layouts', {}, context)
  await site.execute('content.systemConfig', { query: { name: 'minDeposit' } }, context)
  for (let n = 0; n < 400; n += 1) await site.execute('games.list', { query: { search: `ravn ${n}` } }, context)
  await site.execute('content.layouts', {}, context)
  await site.execute('content.systemConfig', { query: { name: 'minDeposit' } }, context)
  expect(sent.filter(({ name }) => name !== 'games.list').map(({ name }) => name)).toEqual(['content.layouts', 'content.systemConfig'])
})
