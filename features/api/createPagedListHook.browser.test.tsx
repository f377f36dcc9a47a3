import type { ReactNode } from 'react'
import { type Cache, SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { CallResponse } from './client.ts'
import { callKey } from './contract.ts'
import { createPagedListHook } from './createPagedListHook.ts'
import type { ListPage } from './mergePages.ts'

const useList = createPagedListHook('transactions.gamesHistory')
const toPage = ({ rounds, total }: CallResponse<'transactions.gamesHistory'>): ListPage<string> => ({
  items: rounds.map(({ orderId }) => orderId),
  total,
})
const idOf = (item: string) => item
const pageSize = 2
const letters = ['a', 'b', 'c', 'd', 'e']

type Status = 'all' | 'initiated'
/** What each render showed. */
let rendered: string[] = []
function useRounds(status: Status) {
  const list = useList({ inputOf: (page) => ({ body: { status, skip: page * pageSize } }), toPage, idOf })
  rendered.push(`${list.loading ? 'loading' : list.items.join('')} ${list.more}`)
  return list
}

/** Number of items skipped by each request, in order. */
let requests: number[] = []
let failing = false
/** Items that shift the list, as new ones do. */
let newer: string[] = []
let cache: Cache

beforeEach(() => {
  requests = []
  rendered = []
  newer = []
  failing = false
  cache = new Map()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { skip } = JSON.parse(body)
    requests.push(skip)
    const all = [...newer, ...letters]
    if (failing) return Response.json({ result: 0, error: { code: 'ERR_UPSTREAM' } }, { status: 502 })
    return Response.json({
      result: 1,
      data: { rounds: all.slice(skip, skip + pageSize).map((orderId) => ({ orderId })), total: all.length },
    })
  })
})

/** The page's payload holds the first page of all rounds; as in the app, data of a payload is fresh. */
const payload = {
  [callKey('transactions.gamesHistory', { body: { status: 'all', skip: 0 } })]: {
    rounds: [{ orderId: 'a' }, { orderId: 'b' }],
    total: letters.length,
  },
}
interface PageProps {
  children: ReactNode
}
const Page = ({ children }: PageProps) => (
  <SWRConfig value={{ fallback: payload, provider: () => cache, revalidateIfStale: false, dedupingInterval: 0 }}>{children}</SWRConfig>
)
async function open(opened: Status = 'all') {
  const { result, rerender, unmount, act } = await renderHook((status: Status = opened) => useRounds(status), { wrapper: Page })
  return {
    list: result,
    show: rerender,
    close: unmount,
    /** Calls `loadMore` without waiting for the page. */
    startLoading: () => act(() => result.current.loadMore()),
    loadMore: () => act(async () => result.current.loadMore()),
    retry: () => act(async () => result.current.retry()),
  }
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

it('does not request the first page of the payload, and requests each further page once', async () => {
  const { list, loadMore } = await open()
  expect(rendered).toEqual(['ab idle'])
  expect(list.current).toMatchObject({ items: ['a', 'b'], total: 5, complete: false, loading: false })
  await loadMore()
  expect(requests).toEqual([2])
  expect(rendered).toContain('ab loading')
  await loadMore()
  expect(requests).toEqual([2, 4])
  expect(list.current).toMatchObject({ items: letters, complete: true, more: 'idle' })
})

it('shows all loaded pages in the first render after going back, without a request', async () => {
  const { close, loadMore } = await open()
  await loadMore()
  await close()
  rendered = []
  requests = []
  const reopened = await open()
  expect(rendered[0]).toBe('abcd idle')
  expect(requests).toEqual([])
  await reopened.loadMore()
  expect(requests).toEqual([4])
})

it('keeps the items when a further page fails, and requests that page again on command only', async () => {
  const { list, loadMore } = await open()
  failing = true
  await loadMore()
  expect(list.current).toMatchObject({ items: ['a', 'b'], more: 'failed', error: null })
  expect(requests).toEqual([2])
  failing = false
  await loadMore()
  expect(requests).toEqual([2, 2])
  expect(list.current).toMatchObject({ items: ['a', 'b', 'c', 'd'], more: 'idle' })
  failing = true
  await loadMore()
  expect(list.current).toMatchObject({ items: ['a', 'b', 'c', 'd'], more: 'failed' })
  failing = false
  await loadMore()
  expect(requests).toEqual([2, 2, 4, 4])
  expect(list.current).toMatchObject({ items: letters, more: 'idle', complete: true })
})

it('ignores a command while a page is loading', async () => {
  const { list, startLoading } = await open()
  await Promise.all([startLoading(), startLoading()])
  await until(() => expect(list.current.more).toBe('idle'))
  expect(requests).toEqual([2])
})

it('shows an item once that a new one shifted onto the next page', async () => {
  const { list, loadMore } = await open()
  newer = ['new']
  await loadMore()
  expect(list.current.items).toEqual(['a', 'b', 'c'])
})

it('starts again with the first page of another list, and remembers the pages of the one before', async () => {
  const { list, show, loadMore } = await open()
  await loadMore()
  await show('initiated')
  await until(() => expect(list.current.items).toEqual(['a', 'b']))
  await show('all')
  expect(list.current.items).toEqual(['a', 'b', 'c', 'd'])
})

it('reports that the first page failed, and loads it again', async () => {
  failing = true
  const { list, retry } = await open('initiated')
  await until(() => expect(list.current).toMatchObject({ loading: false, items: [], error: { code: 'ERR_UPSTREAM' } }))
  failing = false
  await retry()
  expect(list.current).toMatchObject({ items: ['a', 'b'], error: null })
})
