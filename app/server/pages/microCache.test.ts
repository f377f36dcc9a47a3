import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { cacheableSearch, createMicroCache, guestPageKey } from './microCache.ts'

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

test('null and errors are not cached', async () => {
  const cache = createMicroCache<object>()
  expect(await cache.get('a', async () => null)).toBeNull()
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

test('requests receive pages that were evicted while they were rendered, also when there is none', async () => {
  const cache = createMicroCache<{ n: number }>({ limit: 2 })
  const pages = await Promise.all([1, 0, 3, 4].map((n) => cache.get(String(n), async () => (n > 0 ? { n } : null))))
  expect(pages).toEqual([{ n: 1 }, null, { n: 3 }, { n: 4 }])
})

test('the key consists of path, allowed query, brand and contrast only', () => {
  const query = (text: string) => cacheableSearch(new URLSearchParams(text), ['side', 'soeg'])
  expect(query('utm=1&soeg=ravn&side=2&x=y')).toBe('side=2&soeg=ravn')
  expect(query('side=2&soeg=ravn')).toBe(query('soeg=ravn&side=2'))
  expect(query('btag=a')).toBeNull()
  expect(query('depositLogId=a')).toBeNull()
  const keys = [
    guestPageKey('/', '', undefined, 'normal'),
    guestPageKey('/', '', 'strand', 'normal'),
    guestPageKey('/', '', undefined, 'more'),
    guestPageKey('/', 'side=2', undefined, 'normal'),
  ]
  expect(new Set(keys).size).toBe(4)
})
