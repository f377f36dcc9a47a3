import { crc32, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressPart, spliceGzip } from './gzipSplice.ts'
import { cacheableSearch, createMicroCache, guestPageKey, splitAtPlaceholder } from './microCache.ts'

test('a page is rendered once for concurrent requests, and again after its time to live', async () => {
  const clock = { now: 0 }
  const cache = createMicroCache<{ n: number }>({ now: () => clock.now })
  let made = 0
  const make = async () => ({ n: ++made })
  const [one, two] = await Promise.all([cache.get('a', make), cache.get('a', make)])
  expect([one?.n, two?.n]).toEqual([1, 1])
  clock.now = 999
  expect((await cache.get('a', make))?.n).toBe(1)
  clock.now = 1000
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

test('precompressed parts and separators form one valid gzip body', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 5 }),
      fc.string({ minLength: 1, maxLength: 40 }),
      (texts, between) => {
        const parts = texts.map((text) => ({ plain: Buffer.from(text), packed: compressPart(Buffer.from(text)) }))
        const body = Buffer.concat(spliceGzip(parts, Buffer.from(between)))
        expect(gunzipSync(body).toString()).toBe(texts.join(between))
        expect(body.readUInt32LE(body.length - 8)).toBe(crc32(texts.join(between)))
      },
    ),
  )
})

test('a document is split at every placeholder', () => {
  expect(splitAtPlaceholder('a<N>b<N>c', '<N>').map(String)).toEqual(['a', 'b', 'c'])
})
