import { hourMs } from '@casino/features/format/duration'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCookieJar } from '../cookies.ts'
import { createFakeBackend, defaultResponses } from '../testing/fakeBackend.ts'
import { createTestSite } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { createResponseCache } from './responseCache.ts'

const start = 1_800_000_000_000
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now()) // the clock of the cache
  return () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
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

test('what is missing stays so for a second', async () => {
  const cache = createResponseCache()
  let asked = 0
  const load = () => {
    asked += 1
    return Promise.reject(new CallFailure('ERR_NOT_FOUND'))
  }
  for (const _ of [1, 2]) await expect(cache.get(call('a'), load)).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' })
  expect(asked).toBe(1)
  vi.advanceTimersByTime(1001)
  expect(await cache.get(call('a'), async () => 'published')).toMatchObject({ value: 'published' })
})

test('a clock that is set back makes no response last longer', async () => {
  const cache = createResponseCache()
  await cache.get(call('a'), async () => 'old')
  vi.mocked(performance.now).mockReturnValue(start + 60_001)
  vi.setSystemTime(start - hourMs)
  vi.advanceTimersByTime(1)
  expect(await cache.get(call('a'), async () => 'new')).toMatchObject({ value: 'new' })
})

/** A load that settles when the test says so. */
function pendingLoad() {
  let [resolve, reject]: ((value: unknown) => void)[] = []
  const promise = new Promise((...settle) => {
    ;[resolve, reject] = settle
  })
  return { load: () => promise, resolve: (value: unknown) => resolve?.(value), reject: (error: unknown) => reject?.(error) }
}

test.each(['ERR_UPSTREAM', 'ERR_TIMEOUT', 'ERR_INTERNAL', 'ERR_RATE_LIMITED'] as const)(
  'during an outage (%s) the last response is served for a day, and reported',
  async (code) => {
    const stale: string[] = []
    const cache = createResponseCache({ onStale: (name) => stale.push(name) })
    const fail = () => Promise.reject(new CallFailure(code))
    await cache.get(call('a'), async () => 'old')
    vi.advanceTimersByTime(12 * hourMs)
    expect(await cache.get(call('a'), fail)).toMatchObject({ value: 'old', storedAt: start })
    expect(stale).toEqual(['games.detail'])
    vi.advanceTimersByTime(12 * hourMs + 1)
    await expect(cache.get(call('a'), fail)).rejects.toThrow(code)
  },
)

test('a slow refresh is awaited for 100 ms; then the stale response is served while it continues', async () => {
  const cache = createResponseCache()
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(61_000)
  const refresh = pendingLoad()
  const stale = cache.get(call('a'), refresh.load)
  await vi.advanceTimersByTimeAsync(100)
  expect((await stale).value).toBe('old')
  refresh.resolve('new')
  await vi.advanceTimersByTimeAsync(0)
  expect((await cache.get(call('a'), outage)).value).toBe('new')
})

test('a refresh that fails after its stale response was served is reported', async () => {
  const reported: unknown[] = []
  const cache = createResponseCache({ onStale: (_, error) => reported.push(error) })
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(61_000)
  const refresh = pendingLoad()
  const stale = cache.get(call('a'), refresh.load)
  await vi.advanceTimersByTimeAsync(100)
  await stale
  const bug = new TypeError('bug')
  refresh.reject(bug)
  await vi.advanceTimersByTimeAsync(0)
  expect(reported).toEqual([bug])
})

test('after a failed refresh the back end is asked ever less often, at most every 30 seconds, and no caller waits', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const cache = createResponseCache()
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(61_000)
  const asked: number[] = []
  const fail = () => {
    asked.push(Date.now() - start - 61_000)
    return outage()
  }
  for (let second = 0; second < 120; second += 1) {
    expect((await cache.get(call('a'), fail)).value).toBe('old')
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(asked.map((ms) => ms / 1000)).toEqual([0, 2, 5, 10, 19, 36, 67, 98])
  const hanging = pendingLoad()
  vi.advanceTimersByTime(31_000)
  expect((await cache.get(call('a'), hanging.load)).value).toBe('old')
})

test('a slow refusal is awaited once it is known: the removed content is not served for ever', async () => {
  const cache = createResponseCache()
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(61_000)
  const refusal = pendingLoad()
  const first = cache.get(call('a'), refusal.load)
  await vi.advanceTimersByTimeAsync(100)
  expect((await first).value).toBe('old')
  refusal.reject(new CallFailure('ERR_NOT_FOUND'))
  await vi.advanceTimersByTimeAsync(1001)
  const again = pendingLoad()
  const second = cache.get(call('a'), again.load)
  const settled = expect(second).rejects.toThrow('ERR_NOT_FOUND')
  await vi.advanceTimersByTimeAsync(100)
  again.reject(new CallFailure('ERR_NOT_FOUND'))
  await settled
})

test('an error of the back end is no outage: nothing stale is served', async () => {
  const cache = createResponseCache()
  await cache.get(call('a'), async () => 'old')
  vi.advanceTimersByTime(61_000)
  await expect(cache.get(call('a'), () => Promise.reject(new CallFailure('ERR_NOT_FOUND')))).rejects.toThrow('ERR_NOT_FOUND')
  vi.advanceTimersByTime(1001)
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
  const context = {
    jar: createCookieJar(undefined, false),
    clientIP: '',
    userDevice: 'Desktop',
    userAgent: '',
    requestId: 'test',
    origin: '',
  } as const
  await site.execute('content.layouts', {}, context)
  await site.execute('content.systemConfig', { query: { name: 'minDeposit' } }, context)
  for (let n = 0; n < 400; n += 1) await site.execute('games.list', { query: { search: `ravn ${n}` } }, context)
  await site.execute('content.layouts', {}, context)
  await site.execute('content.systemConfig', { query: { name: 'minDeposit' } }, context)
  expect(sent.filter(({ name }) => name !== 'games.list').map(({ name }) => name)).toEqual(['content.layouts', 'content.systemConfig'])
})
