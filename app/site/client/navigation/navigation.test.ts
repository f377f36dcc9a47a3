import { callTimeoutMs } from '@casino/features/api/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { PayloadResponse } from '../payload.ts'
import { createPayloadCache, NetworkError, PayloadError, payloadUrl } from './payloadCache.ts'
import { resolveNavigation } from './resolveNavigation.ts'
import { savedScroll } from './scroll.ts'

afterEach(() => void vi.useRealTimers())

const here = { path: '/jackpots', origin: 'http://site', redirects: [] }
const to = (address: string, isBack = false, path = here.path) =>
  resolveNavigation(new URL(address, 'http://site'), { ...here, path }, isBack)

test('navigating to / from another page is a full load, but going back is not', () => {
  expect(to('/')).toEqual({ type: 'leave' })
  expect(to('/', true)).toEqual({ type: 'fetch' })
  expect(to('/?x=1', false, '/')).toEqual({ type: 'fetch' })
})

test('other origins, logout and paths without a route are full loads', () => {
  expect(to('https://www.rofus.nu/')).toEqual({ type: 'leave' })
  expect(to('/?logout=true', false, '/')).toEqual({ type: 'leave' })
  expect(to('/assets/x.js')).toEqual({ type: 'leave' })
})

test.each(['/api/transactions/statement?format=pdf', '/img/games/ravn', '/builds/latest'])(
  '%s is no page: a full load, although its path has the form of one of the CMS',
  (address) => {
    expect(to(address)).toEqual({ type: 'leave' })
  },
)

test('access control is left to the server', () => {
  expect(to('/min-konto/oversigt')).toEqual({ type: 'fetch' })
  expect(to('/log-ind')).toEqual({ type: 'fetch' })
  expect(to('/Log-Ind')).toEqual({ type: 'redirect', to: '/log-ind' })
})

test.each([
  ['http://site/', '/_payload.json'],
  ['http://site/jackpots/?side=2#x', '/jackpots/_payload.json?side=2'],
])('the payload of %s is at %s', (url, address) => {
  expect(payloadUrl(new URL(url))).toBe(address)
})

/** A fake server whose responses are sent by the test. */
function heldServer() {
  const asked: { address: string; answer: (body: PayloadResponse | null) => void }[] = []
  const request = (address: string) =>
    new Promise<Response>((resolve) => {
      asked.push({ address, answer: (body) => resolve(body ? Response.json(body) : new Response('', { status: 500 })) })
    })
  return { asked, request }
}
const page = (path: string) => new URL(path, 'http://site')
const signal = new AbortController().signal

test('a payload is prefetched once, at most five concurrently, and used once', async () => {
  const { asked, request } = heldServer()
  const payloads = createPayloadCache(request, () => 0)
  for (const n of [1, 1, 2, 3, 4, 5, 6]) payloads.prefetch(page(`/p${n}`))
  expect(asked.map(({ address }) => address)).toEqual([1, 2, 3, 4, 5].map((n) => `/p${n}/_payload.json`))
  const taken = payloads.take(page('/p1'), signal)
  expect(asked).toHaveLength(5)
  asked[0]?.answer({ redirect: '/x' })
  expect(await taken).toEqual({ redirect: '/x' })
  void payloads.take(page('/p1'), signal)
  expect(asked).toHaveLength(6)
})

test('an expired prefetch is fetched again', () => {
  const clock = { now: 0 }
  const { asked, request } = heldServer()
  const payloads = createPayloadCache(request, () => clock.now)
  payloads.prefetch(page('/a'))
  clock.now = 15_000
  void payloads.take(page('/a'), signal)
  expect(asked).toHaveLength(2)
})

test('a click retries a failed prefetch', async () => {
  const { asked, request } = heldServer()
  const payloads = createPayloadCache(request)
  payloads.prefetch(page('/a'))
  const taken = payloads.take(page('/a'), signal)
  asked[0]?.answer(null)
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer(null)
  await expect(taken).rejects.toBeInstanceOf(PayloadError)
})

test('an invalid scroll position in the history state is ignored', () => {
  expect(savedScroll({ scroll: 120, deposit: {} })).toBe(120)
  for (const state of [null, undefined, 'x', {}, { scroll: '1' }]) expect(savedScroll(state)).toBeNull()
})

test('a page that is being opened is not prefetched, also while its answered payload waits for its chunk', async () => {
  const { asked, request } = heldServer()
  const payloads = createPayloadCache(request, () => 0)
  const taken = payloads.take(page('/a'), signal)
  payloads.prefetch(page('/a'))
  asked[0]?.answer({ redirect: '/x' })
  await taken
  payloads.prefetch(page('/a'))
  expect(asked).toHaveLength(1)
  void payloads.take(page('/b'), signal)
  payloads.prefetch(page('/a'))
  expect(asked).toHaveLength(3)
})

/** A connection that is dead: its requests end only when they are aborted. */
const deadConnection = () => {
  const asked: string[] = []
  const request = (address: string, init?: RequestInit) => {
    asked.push(address)
    return new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  }
  return { asked, request }
}

test('a payload without an answer in time counts as a lost connection, also where its body is missing', async () => {
  vi.useFakeTimers()
  const withoutBody = async (_: string, init?: RequestInit) =>
    new Response(new ReadableStream({ start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)) }))
  for (const request of [deadConnection().request, withoutBody]) {
    const failed = expect(createPayloadCache(request).take(page('/a'), signal)).rejects.toBeInstanceOf(NetworkError)
    await vi.advanceTimersByTimeAsync(callTimeoutMs)
    await failed
  }
})

test('a click waits no longer because its page was prefetched, and prefetches without an answer make room for others', async () => {
  vi.useFakeTimers()
  const { asked, request } = deadConnection()
  const payloads = createPayloadCache(request)
  for (const n of [1, 2, 3, 4, 5]) payloads.prefetch(page(`/p${n}`))
  await vi.advanceTimersByTimeAsync(10_000)
  const failed = expect(payloads.take(page('/p1'), signal)).rejects.toBeInstanceOf(NetworkError)
  await vi.advanceTimersByTimeAsync(callTimeoutMs)
  await failed
  payloads.prefetch(page('/p6'))
  expect(asked).toContain('/p6/_payload.json')
})
