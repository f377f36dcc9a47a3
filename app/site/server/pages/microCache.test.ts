import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../../client/matchRoute.ts'
import { routes } from '../../client/routes/index.ts'
import { serverRouteOf } from '../../client/routeTypes.ts'
import { createCookieJar } from '../cookies.ts'
import { guestPageKey, guestVariantOf } from './guestVariant.ts'
import { createMicroCache } from './microCache.ts'

afterEach(() => vi.restoreAllMocks())

test('a page is rendered once for concurrent requests, and again after its time to live', async () => {
  const clock = vi.spyOn(performance, 'now')
  const setClock = async (ms: number) => {
    clock.mockReturnValue(ms)
    await setTimeout(5) // lru-cache reads the clock once a millisecond
  }
  await setClock(5000)
  const cache = createMicroCache<{ n: number }>()
  let made = 0
  const make = async () => ({ n: ++made })
  const [one, two] = await Promise.all([cache.get('a', make), cache.get('a', make)])
  expect([one?.n, two?.n]).toEqual([1, 1])
  await setClock(5999)
  expect((await cache.get('a', make))?.n).toBe(1)
  await setClock(6001)
  expect((await cache.get('a', make))?.n).toBe(2)
})

test('errors are not cached', async () => {
  const cache = createMicroCache<object>()
  await expect(cache.get('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  const page = {}
  expect(await cache.get('a', async () => page)).toBe(page)
})

test('the cache stays within its limit', async () => {
  const cache = createMicroCache<{ n: number }>({ limit: 2, ttl: 1e9 })
  for (const n of [1, 2, 3]) await cache.get(String(n), async () => ({ n }))
  expect((await cache.get('1', async () => ({ n: 9 })))?.n).toBe(9)
  expect((await cache.get('3', async () => ({ n: 9 })))?.n).toBe(3)
})

test('requests receive pages that were evicted while they were rendered', async () => {
  const cache = createMicroCache<{ n: number }>({ limit: 2 })
  const pages = await Promise.all([1, 0, 3, 4].map((n) => cache.get(String(n), async () => ({ n }))))
  expect(pages).toEqual([{ n: 1 }, { n: 0 }, { n: 3 }, { n: 4 }])
})

test('the key consists of path, allowed query, brand and contrast only', () => {
  const variant = (cookie: string) => guestVariantOf({ jar: createCookieJar(cookie, false), userDevice: 'Mobile' }, '/', {})
  const key = (cookie: string, search = '', isPayload = false) => guestPageKey({ path: '/', search, isPayload, variant: variant(cookie) })
  const keys = [key(''), key('brand=strand'), key('contrast=more'), key('notice=formLost'), key('', 'side=2'), key('', '', true)]
  expect(new Set(keys).size).toBe(6)
  for (const cookie of ['brand=x', 'contrast=x', 'btag=x', 'session=x', 'userId=x; playerType=x; lastLogin=x'])
    expect(key(cookie), cookie).toBe(key(''))
  expect(key('notice=x')).toBe(key(''))
  const elsewhere = { jar: createCookieJar('notice=pageGone', false), userDevice: 'Mobile' } as const
  expect(guestVariantOf(elsewhere, '/jackpots', {}).notice).toBeUndefined()
  expect(guestVariantOf(elsewhere, '/', {}).notice).toBe('pageGone')
})

test('the query of a list is canonical in the key, and no other page has one', () => {
  const searchOf = (address: string) => {
    const url = new URL(address, 'http://site')
    const { route } = matchRoute(routes, url.pathname) ?? {}
    const caching = route ? serverRouteOf(route).cache : 'never'
    return caching !== 'never' && caching.canonicalSearch(url.search.slice(1))
  }
  expect(searchOf('/spilleautomater?utm=1&soeg=ravn&side=2&x=y&btag=a')).toBe('soeg=ravn&side=2')
  expect(searchOf('/spilleautomater?side=2&soeg=+ravn')).toBe('soeg=ravn&side=2')
  expect(searchOf('/?side=2&btag=a&depositLogId=a&logout=true')).toBe('')
})
