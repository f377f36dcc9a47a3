import { hourMs } from '@casino/features/format/duration'
import { refusedSignature } from '@casino/shared/callSignature'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBackendClient, maxResponseBytes, readTimeoutMs } from '../calls/backendClient.ts'
import { signCookies } from '../testing/testSite.ts'
import { parsePayload, sessionHeaders, startPageServer } from './pageTestServer.ts'

const respond = (status: number, body: string) => async () => new Response(body, { status })
const json = (code: string) => JSON.stringify({ result: 0, code })

/** Ways of a back end to fail, each as the `fetch` that meets it. */
const outages: Readonly<Record<string, typeof fetch>> = {
  'refuses connections': () => Promise.reject(new TypeError('fetch failed')),
  'answers 500 with its own code': respond(500, json('ERR_INTERNAL')),
  'answers 502 with HTML': respond(502, '<html>'),
  'answers 503 with a code of a refusal': respond(503, json('ERR_NOT_FOUND')),
  'refuses the signature of the site': respond(refusedSignature.status, JSON.stringify(refusedSignature.body)),
  'answers 200 with HTML': respond(200, '<html>'),
  'answers 200 with data of another shape': respond(200, '{"result":1,"data":7}'),
  'answers 200 with more than is read': respond(200, '{"result":1,"data":{}}'.padEnd(maxResponseBytes + 1)),
  'never answers': () => new Promise((_, reject) => setTimeout(reject, readTimeoutMs, new DOMException('late', 'TimeoutError'))),
}

/** Starts the site on a back end that fails from `fail()` on. `fetched`: number of requests since. Time is the test's. */
async function startFailingSite(kind: string) {
  let failing = false
  let fetched = 0
  const broken = createBackendClient('http://core', async (...request) => {
    fetched += 1
    return (outages[kind] ?? fetch)(...request)
  })
  const server = await startPageServer(
    {},
    {
      wrapSend:
        (healthy) =>
        (...call) =>
          failing ? broken(...call) : healthy(...call),
    },
  )
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now()) // the clock of cached pages
  return {
    ...server,
    fail: () => {
      failing = true
    },
    recover: () => {
      failing = false
    },
    fetched: () => fetched,
  }
}

/** Lets time pass, all but its last minute at once: through hours, the timers of other test files would fire thousands of times. */
async function pass(ms: number): Promise<void> {
  const lastMs = Math.min(ms, 61_000)
  vi.setSystemTime(Date.now() + ms - lastMs)
  await vi.advanceTimersByTimeAsync(lastMs)
}

/** The response of a request. Fails when it takes longer than `ms` of the test's time. */
async function within<T>(ms: number, request: Promise<T>): Promise<T> {
  let settled = false
  const settle = () => {
    settled = true
  }
  request.then(settle, settle)
  for (let waited = 0; ; waited += 10) {
    for (let turn = 0; turn < 20 && !settled; turn += 1) await new Promise(setImmediate)
    if (settled) return request
    expect(waited, 'ms without a response').toBeLessThan(ms)
    await vi.advanceTimersByTimeAsync(10)
  }
}

beforeEach(() => () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each(Object.keys(outages))('guest pages are served within 300 ms for hours after the back end %s', async (kind) => {
  const { get, fail, recover, fetched } = await startFailingSite(kind)
  expect((await get('/')).body).toContain('<p>Hej</p>')
  fail()
  for (const pause of [61_000, 1000, hourMs, 10 * hourMs, 12 * hourMs]) {
    await pass(pause)
    const { statusCode, body } = await within(300, get('/'))
    expect(statusCode).toBe(200)
    expect(body).toContain('<p>Hej</p>')
  }
  const before = fetched()
  for (let view = 0; view < 20; view += 1) {
    await pass(1001)
    expect((await within(50, get('/'))).statusCode).toBe(200)
  }
  expect(fetched() - before).toBeLessThan(60)
  recover()
  await pass(hourMs)
  await within(300, get('/'))
  await pass(hourMs)
  expect(parsePayload((await within(300, get('/'))).body).context.now).toBe(1_800_000_000_000)
})

test('a server clock that is set back by an hour leaves the time on the pages right', async () => {
  const { get } = await startFailingSite('never answers')
  const readShownTime = async () => parsePayload((await get('/?btag=a', { cookie: 'brand=strand' })).body).context.now
  vi.spyOn(performance, 'now').mockReturnValue(5000)
  await get('/')
  vi.setSystemTime(Date.now() - hourMs)
  expect(await readShownTime()).toBe(1_800_000_000_000)
})

test('the first view of a site whose back end hangs is the error page, after one time limit', async () => {
  const { get, fail } = await startFailingSite('never answers')
  fail()
  const { statusCode, body, headers } = await within(readTimeoutMs + 300, get('/'))
  expect(statusCode).toBe(504)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toMatch(/Referencenummer: [A-Z0-9]{10}/)
})

test('players wait for a hanging back end once; then their pages come at once without their data, and no call is sent', async () => {
  const { get, fail, fetched } = await startFailingSite('never answers')
  await get('/', sessionHeaders)
  fail()
  await vi.advanceTimersByTimeAsync(61_000)
  const playerOf = (n: number) => ({ cookie: signCookies(`session=held-session-id-of-22-chars-${n}; userId=u${n}`) })
  const first = Array.from({ length: 100 }, (_, n) => get('/', playerOf(n)))
  for (const page of first) expect((await within(readTimeoutMs + 300, page)).statusCode).toBe(200)
  const before = fetched()
  for (let view = 0; view < 20; view += 1) {
    const page = await within(300, get('/', sessionHeaders))
    expect(page.statusCode).toBe(200)
    expect(parsePayload(page.body).context.session.loggedIn).toBe(true)
    expect(page.body).not.toContain('Freja')
  }
  expect(fetched() - before).toBeLessThan(10)
})
