import { importTimeoutMs } from '@casino/design-system/lazy'
import { callTimeoutMs } from '@casino/features/api/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NavigationFailure } from '../appStore.ts'
import type { PagePayload } from '../payload.ts'
import type { RouteView } from '../routeView.ts'
import { createNavigator } from './navigator.ts'
import { createPayloadCache } from './payloadCache.ts'

const site = 'http://site'
let now = 0
const entries: { path: string; by: 'push' | 'replace' }[] = []
let location: { href: string; origin: string; assign: () => void; replace: () => void }

beforeEach(() => {
  entries.length = 0
  now = 1000
  location = { href: `${site}/jackpots`, origin: site, assign: vi.fn(), replace: vi.fn() }
  const write = (by: 'push' | 'replace') => (_: unknown, __: string, url?: URL) => {
    if (!url) return // only the scroll position is stored
    entries.push({ path: url.pathname, by })
    location.href = url.href
  }
  const history = { state: null, pushState: write('push'), replaceState: write('replace') }
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('document', { activeElement: 'the link' })
  vi.stubGlobal('window', { location, history, scrollY: 0, navigator: { onLine: true } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pageOf = (path: string, player?: string) => ({ path, build: 'b', search: '', context: { session: { player } } })
const viewOf = (path: string, player?: string) => ({ payload: pageOf(path, player) as PagePayload }) as RouteView // all that a navigation reads

/**
 * A navigator on `/jackpots`; `answers` holds the payload of each path. A path without one is never answered. `importPage`: ends when the
 * component of the page has been loaded.
 */
function startNavigator(answers: Record<string, object>, importPage: () => Promise<void> = async () => undefined, player?: string) {
  let current = viewOf('/jackpots', player)
  let focusedBefore: unknown
  let requestedAt = 0
  const loading: boolean[] = []
  const failures: NavigationFailure[] = []
  const request = async (address: string, init?: RequestInit) => {
    vi.stubGlobal('document', { activeElement: 'a field' })
    now += 100
    const answer = answers[address.replace('/_payload.json', '')]
    if (answer) return Response.json(answer)
    return new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  }
  const navigator = createNavigator({
    payloads: createPayloadCache(request),
    build: 'b',
    redirects: () => [],
    current: () => current,
    loadView: async (payload, asked) => {
      requestedAt = asked
      await importPage()
      return viewOf(payload.path)
    },
    needsDocument: () => false,
    showView: async (view, { focused }) => {
      current = view
      focusedBefore = focused
    },
    loading: (running) => loading.push(running),
    onFailure: (failure) => failures.push(failure),
  })
  return {
    navigator,
    loading,
    failures,
    shown: () => current.payload.path,
    focusedBefore: () => focusedBefore,
    requestedAt: () => requestedAt,
  }
}
const redirected = { '/live-casino': { redirect: '/bordspil' }, '/bordspil': pageOf('/bordspil') }

test('a link to a page that redirects adds one entry, of the page that is shown', async () => {
  const { navigator, shown } = startNavigator(redirected)
  await navigator.followLink(new URL('/live-casino', site))
  expect(shown()).toBe('/bordspil')
  expect(entries).toEqual([{ path: '/bordspil', by: 'push' }])
})

test('a link to the page that is open replaces its entry, as browsers do: Back would seem to do nothing', async () => {
  const page = pageOf('/bordspil')
  const { navigator } = startNavigator({ '/bordspil': page, '/bordspil?side=2': page })
  await navigator.followLink(new URL('/bordspil', site))
  await navigator.followLink(new URL('/bordspil', site))
  await navigator.followLink(new URL('/bordspil?side=2', site))
  expect(entries.map(({ by }) => by)).toEqual(['push', 'replace', 'push'])
})

test.each([
  ['/bordspil', '/bordspil#top'],
  ['/bordspil#regler', '/bordspil#regler'],
])('a redirect to %s keeps the fragment of the link, unless it has its own', async (redirect, shown) => {
  const { navigator } = startNavigator({ '/live-casino': { redirect }, '/bordspil': pageOf('/bordspil') })
  await navigator.followLink(new URL(`${site}/live-casino#top`))
  expect(location.href).toBe(site + shown)
})

test('Back onto a page that redirects by now replaces its entry, so that address and page are the same', async () => {
  const { navigator, shown } = startNavigator(redirected)
  location.href = `${site}/live-casino` // Back has changed the address
  await navigator.handlePopState()
  expect(shown()).toBe('/bordspil')
  expect(entries).toEqual([{ path: '/bordspil', by: 'replace' }])
})

test('Back onto a page without a redirect writes no entry', async () => {
  const { navigator, shown } = startNavigator(redirected)
  location.href = `${site}/bordspil`
  await navigator.handlePopState()
  expect(shown()).toBe('/bordspil')
  expect(entries).toEqual([])
})

test('a page is shown with the time and the focused element of the start of its navigation, through redirects', async () => {
  const { navigator, focusedBefore, requestedAt } = startNavigator(redirected)
  await navigator.followLink(new URL('/live-casino', site))
  expect(focusedBefore()).toBe('the link')
  expect(requestedAt()).toBe(1000)
})

/** Follows a link: after the time limit, a notice stands on the page as it was. */
async function expectTimeLimit({ navigator, failures, loading, shown }: ReturnType<typeof startNavigator>, ms: number): Promise<void> {
  const ended = navigator.followLink(new URL('/bordspil', site))
  await vi.advanceTimersByTimeAsync(ms)
  await ended
  expect(failures).toEqual([{ type: 'failed', moved: false }])
  expect(loading).toEqual([true, false])
  expect([entries, shown()]).toEqual([[], '/jackpots'])
}

test('a link whose page never answers ends with the notice of a failure, and opens by its retry', async () => {
  vi.useFakeTimers()
  const answers: Record<string, object> = {}
  const app = startNavigator(answers)
  await expectTimeLimit(app, callTimeoutMs)
  answers['/bordspil'] = pageOf('/bordspil')
  app.navigator.retry()
  await vi.waitFor(() => expect(app.shown()).toBe('/bordspil'))
})

test('a link to a page whose script never arrives ends with the notice of a failure; its retry loads the document, as every import waits for the same request', async () => {
  vi.useFakeTimers()
  const app = startNavigator({ '/bordspil': pageOf('/bordspil') }, () => new Promise(() => undefined))
  await expectTimeLimit(app, importTimeoutMs)
  expect(location.assign).not.toHaveBeenCalled()
  vi.stubGlobal('window', { ...window, navigator: { onLine: false } })
  app.navigator.retry()
  expect(location.assign).not.toHaveBeenCalled()
  expect(app.failures).toEqual([
    { type: 'failed', moved: false },
    { type: 'offline', moved: false },
  ])
  vi.stubGlobal('window', { ...window, navigator: { onLine: true } })
  app.navigator.retry()
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(`${site}/bordspil`)
})

test('Back to a page whose script never arrives: the retry loads the document in the entry that is open', async () => {
  vi.useFakeTimers()
  const { navigator } = startNavigator({ '/bordspil': pageOf('/bordspil') }, () => new Promise(() => undefined))
  location.href = `${site}/bordspil`
  const ended = navigator.handlePopState()
  await vi.advanceTimersByTimeAsync(importTimeoutMs)
  await ended
  navigator.retry()
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(`${site}/bordspil`)
})

test('a link gives way to the next one while the script of its page is on its way', async () => {
  const answers = { '/bordspil': pageOf('/bordspil'), '/nyevindere': pageOf('/nyevindere') }
  const scripts = [new Promise<void>(() => undefined), Promise.resolve()]
  const { navigator, failures, shown } = startNavigator(answers, () => scripts.shift() ?? Promise.resolve())
  vi.useFakeTimers()
  const superseded = navigator.followLink(new URL('/bordspil', site))
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  await navigator.followLink(new URL('/nyevindere', site))
  await vi.advanceTimersByTimeAsync(importTimeoutMs)
  await superseded
  expect([shown(), failures]).toEqual(['/nyevindere', []])
})

test('Back to a page that never answers says in its place that it could not be opened', async () => {
  vi.useFakeTimers()
  const { navigator, failures } = startNavigator({})
  location.href = `${site}/bordspil`
  const ended = navigator.handlePopState()
  await vi.advanceTimersByTimeAsync(callTimeoutMs)
  await ended
  expect(failures).toEqual([{ type: 'failed', moved: true }])
})

test.each([
  { page: 'freja', next: 'emil', documents: 1 },
  { page: 'freja', next: 'freja', documents: 0 },
  { page: undefined, next: 'emil', documents: 0 },
  { page: 'freja', next: undefined, documents: 0 },
])('a link from the page of $page to one of $next loads $documents documents', async ({ page, next, documents }) => {
  const { navigator } = startNavigator({ '/bordspil': pageOf('/bordspil', next) }, undefined, page)
  await navigator.followLink(new URL(`${site}/bordspil`))
  expect(location.assign).toHaveBeenCalledTimes(documents)
})
