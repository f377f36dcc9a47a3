import { afterEach, expect, test, vi } from 'vitest'
import { callTimeoutMs, playerHeader, sendCall, setConnectionMessages, setPagePlayer } from './client.ts'
import { CallError } from './errors.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  setConnectionMessages({ ERR_NETWORK: '', ERR_TIMEOUT: '' })
  setPagePlayer(undefined)
})

const failureOf = async (response: Response): Promise<CallError> => {
  vi.stubGlobal('fetch', async () => response)
  const error = await sendCall('session.validate').catch((cause: unknown) => cause)
  if (error instanceof CallError) return error
  throw error
}

test('a refusal for too many requests names the time to wait, in ms', async () => {
  const body = { result: 0, error: { code: 'ERR_RATE_LIMITED', message: 'Vent lidt.' } }
  const { code, message, details } = await failureOf(Response.json(body, { status: 429, headers: { 'retry-after': '17' } }))
  expect([code, message, details]).toEqual(['ERR_RATE_LIMITED', 'Vent lidt.', { status: 429, retryAfterMs: 17_000 }])
})

test.each(['', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1'])('a time of “%s” is no time', async (value) => {
  const { details } = await failureOf(Response.json({ result: 0 }, { status: 429, headers: { 'retry-after': value } }))
  expect(details).toEqual({ status: 429 })
})

test('a page that is no envelope is an internal error with its status', async () => {
  const { code, details } = await failureOf(new Response('<html>', { status: 200 }))
  expect([code, details]).toEqual(['ERR_INTERNAL', { status: 200 }])
})

/** Rejects when the signal aborts, as `fetch` and the body of its response do. */
const untilAborted = (signal: AbortSignal | null | undefined, errorName?: string) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(errorName ? new DOMException('', errorName) : signal.reason)),
  )
const failing = (call: Promise<unknown>) => call.catch((cause: unknown) => cause)

test.each<[string, (signal: AbortSignal | null | undefined) => Promise<unknown>]>([
  ['never answers', (signal) => untilAborted(signal)],
  ['never answers an older Chromium', (signal) => untilAborted(signal, 'AbortError')],
  ['never ends its response', async (signal) => ({ status: 200, headers: new Headers(), text: () => untilAborted(signal) })],
])('a server that %s: a timeout, with its own message', async (_, respond) => {
  vi.useFakeTimers()
  setConnectionMessages({ ERR_NETWORK: 'Du er offline.', ERR_TIMEOUT: 'Det tog for lang tid.' })
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => respond(signal))
  const settled = vi.fn()
  const call = failing(sendCall('session.validate')).then(settled)
  await vi.advanceTimersByTimeAsync(callTimeoutMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_TIMEOUT', message: 'Det tog for lang tid.' }))
})

test('a call that its caller ends rejects with the AbortError, before and during the request', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => (signal?.aborted ? Promise.reject(signal.reason) : untilAborted(signal)))
  const caller = new AbortController()
  const call = failing(sendCall('session.validate', {}, caller.signal))
  caller.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  expect(await failing(sendCall('session.validate', {}, caller.signal))).toMatchObject({ name: 'AbortError' })
})

test('an AbortError that no caller asked for is a lost connection: Firefox ends the requests of a page that is left with it', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')))
  expect(await failing(sendCall('session.validate'))).toMatchObject({ name: 'CallError', code: 'ERR_NETWORK' })
  expect(await failing(sendCall('session.validate', {}, new AbortController().signal))).toMatchObject({ code: 'ERR_NETWORK' })
})

test('a connection that breaks in the middle of a response is a lost one', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  expect((await failureOf(new Response(body))).code).toBe('ERR_NETWORK')
})

test('an answered call leaves no timer and no listener behind', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ result: 1, data: 7 }))
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  expect(await sendCall('session.validate', {}, signal)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test('names the player of the page in each request, also in one without a body, and none for a guest', async () => {
  const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ result: 1, data: {} }))
  vi.stubGlobal('fetch', fetched)
  const sendBoth = async () => {
    fetched.mockClear()
    await sendCall('session.validate')
    await sendCall('session.getCookie', { query: { key: 'brand' } })
    return fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get(playerHeader))
  }
  setPagePlayer('u1')
  expect(await sendBoth()).toEqual(['u1', 'u1'])
  setPagePlayer(undefined)
  expect(await sendBoth()).toEqual([null, null])
})
