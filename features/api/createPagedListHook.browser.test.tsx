import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Cache, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallResponse } from './client.ts'
import { callKey } from './contract.ts'
import { createPagedListHook, type PagedList } from './createPagedListHook.ts'
import type { ListPage } from './mergePages.ts'

const useList = createPagedListHook('transactions.gamesHistory')
const toPage = ({ rounds, total }: CallResponse<'transactions.gamesHistory'>): ListPage<string> => ({
  items: rounds.map(({ orderId }) => orderId),
  total,
})
const idOf = (item: string) => item
const pageSize = 2
const letters = ['a', 'b', 'c', 'd', 'e']

let list: PagedList<string>
/** What each render showed. */
let rendered: string[] = []
interface ListProps {
  status: 'all' | 'initiated'
}
function List({ status }: ListProps) {
  list = useList({ inputOf: (page) => ({ body: { status, skip: page * pageSize } }), toPage, idOf })
  rendered.push(`${list.loading ? 'loading' : list.items.join('')} ${list.more}`)
  return null
}

/** Number of items skipped by each request, in order. */
let requests: number[] = []
let failing = false
/** Items that shift the list, as new ones do. */
let newer: string[] = []
let root: Root
let cache: Cache

beforeEach(() => {
  requests = []
  rendered = []
  newer = []
  failing = false
  cache = new Map()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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
afterEach(async () => {
  await close()
  vi.unstubAllGlobals()
})

/** The page's payload holds the first page of all rounds; as in the app, data of a payload is fresh. */
const payload = {
  [callKey('transactions.gamesHistory', { body: { status: 'all', skip: 0 } })]: {
    rounds: [{ orderId: 'a' }, { orderId: 'b' }],
    total: letters.length,
  },
}
const show = (status: ListProps['status']) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ fallback: payload, provider: () => cache, revalidateIfStale: false, dedupingInterval: 0 }}>
        <List status={status} />
      </SWRConfig>,
    ),
  )
async function open(status: ListProps['status'] = 'all'): Promise<void> {
  root = createRoot(document.createElement('div'))
  await show(status)
}
const close = () => act(async () => root.unmount())
const loadMore = () => act(async () => list.loadMore())
const until = (check: () => void) => act(() => vi.waitFor(check, { timeout: 15_000 }))

it('does not request the first page of the payload, and requests each further page once', async () => {
  await open()
  expect(rendered).toEqual(['ab idle'])
  expect(list).toMatchObject({ items: ['a', 'b'], total: 5, complete: false, loading: false })
  await loadMore()
  expect(requests).toEqual([2])
  expect(rendered).toContain('ab loading')
  await loadMore()
  expect(requests).toEqual([2, 4])
  expect(list).toMatchObject({ items: letters, complete: true, more: 'idle' })
})

it('shows all loaded pages in the first render after going back, without a request', async () => {
  await open()
  await loadMore()
  await close()
  rendered = []
  requests = []
  await open()
  expect(rendered[0]).toBe('abcd idle')
  expect(requests).toEqual([])
  await loadMore()
  expect(requests).toEqual([4])
})

it('keeps the items when a further page fails, and requests that page again on command only', async () => {
  await open()
  failing = true
  await loadMore()
  expect(list).toMatchObject({ items: ['a', 'b'], more: 'failed', error: null })
  expect(requests).toEqual([2])
  failing = false
  await loadMore()
  expect(requests).toEqual([2, 2])
  expect(list).toMatchObject({ items: ['a', 'b', 'c', 'd'], more: 'idle' })
  failing = true
  await loadMore()
  expect(list).toMatchObject({ items: ['a', 'b', 'c', 'd'], more: 'failed' })
  failing = false
  await loadMore()
  expect(requests).toEqual([2, 2, 4, 4])
  expect(list).toMatchObject({ items: letters, more: 'idle', complete: true })
})

it('ignores a command while a page is loading', async () => {
  await open()
  act(() => list.loadMore())
  act(() => list.loadMore())
  await until(() => expect(list.more).toBe('idle'))
  expect(requests).toEqual([2])
})

it('shows an item once that a new one shifted onto the next page', async () => {
  await open()
  newer = ['new']
  await loadMore()
  expect(list.items).toEqual(['a', 'b', 'c'])
})

it('starts again with the first page of another list, and remembers the pages of the one before', async () => {
  await open()
  await loadMore()
  await show('initiated')
  await until(() => expect(list.items).toEqual(['a', 'b']))
  await show('all')
  expect(list.items).toEqual(['a', 'b', 'c', 'd'])
})

it('reports that the first page failed, and loads it again', async () => {
  failing = true
  await open('initiated')
  await until(() => expect(list).toMatchObject({ loading: false, items: [], error: { code: 'ERR_UPSTREAM' } }))
  failing = false
  await act(async () => list.retry())
  expect(list).toMatchObject({ items: ['a', 'b'], error: null })
})
