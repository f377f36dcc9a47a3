import { useMemo } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { CallName, CallOf } from '../callTables.ts'
import { type CallResponse, requestCall } from './client.ts'
import { type CallInput, callKey } from './contract.ts'
import type { CallError } from './errors.ts'
import { type ListPage, mergePages } from './mergePages.ts'

/** Load state of the pages after the first. */
export type LoadMoreStatus = 'idle' | 'loading' | 'failed'

/** A list that loads more on the player's command. */
export interface PagedList<T> {
  items: readonly T[]
  /** Number of items on all pages. */
  total: number
  /** Whether the last item of the list is loaded. */
  complete: boolean
  /** The first page is loading. */
  loading: boolean
  /** The first page failed to load. */
  error: CallError | null
  more: LoadMoreStatus
  /** Loads the next page, again after a failure. */
  loadMore(): void
  /** Loads the first page again. */
  retry(): void
}

interface PagedListOptions<I, O, T> {
  /** Input of a page, from 0. */
  inputOf: (page: number) => I
  /** Stable, as is `idOf`. */
  toPage: (response: O) => ListPage<T>
  /** Items are merged by this id. */
  idOf: (item: T) => string
  /** Number of items before page 0, for a list that is opened on a later page. */
  skipped?: number
}

const noPages: never[] = []

/**
 * Creates the hook of a call's list that loads more, whose first page is a query.
 * Usage, in the feature's `queries.ts`: `export const useGameList = createPagedListHook('games.list')`.
 * The first page is a query under the call's own key, so that the server can prefetch it. Loaded pages stay in SWR's cache:
 * going back shows them in the first render, at their height. A page that failed is loaded again on the player's command only.
 */
export const createPagedListHook =
  <N extends CallName>(name: N) =>
  <T>({ inputOf, toPage, idOf, skipped }: PagedListOptions<CallInput<CallOf<N>>, CallResponse<N>, T>): PagedList<T> => {
    const first = useSWR<CallResponse<N>, CallError>(callKey(name, inputOf(0)), () => requestCall(name, inputOf(0)))
    const further = useSWRInfinite<CallResponse<N>, CallError>(
      (index) => [callKey(name, inputOf(index + 1)), index + 1] as const,
      ([, page]: readonly [string, number]) => requestCall(name, inputOf(page)),
      { initialSize: 0, fallbackData: noPages, revalidateFirstPage: false, revalidateIfStale: false, shouldRetryOnError: false },
    )
    const pages = further.data ?? noPages
    const merged = useMemo(
      () => mergePages(first.data === undefined ? [] : [first.data, ...pages].map(toPage), idOf, skipped),
      [first.data, pages, toPage, idOf, skipped],
    )
    const loadingMore = further.isValidating && pages.length < further.size
    return {
      ...merged,
      loading: first.data === undefined && !first.error,
      error: first.data === undefined ? (first.error ?? null) : null,
      more: loadingMore ? 'loading' : further.error ? 'failed' : 'idle',
      loadMore: () => {
        if (!loadingMore) void further.setSize(pages.length + 1)
      },
      retry: () => void first.mutate(),
    }
  }
