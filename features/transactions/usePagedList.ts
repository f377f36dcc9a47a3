import useSWRInfinite from 'swr/infinite'
import { sendCall } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import type { CallError } from '../api/errors.ts'
import { mergePages } from './model.ts'

/** Page size in the specification. */
const pageSize = 100

interface Page<T> {
  items: readonly T[]
  total: number
}

/** A paged list. `error` with items: a further page failed to load. */
export interface PagedList<T> {
  items: readonly T[]
  total: number
  /** Whether all items of the period are loaded. */
  complete: boolean
  loading: boolean
  loadingMore: boolean
  error: CallError | null
  onMore(): void
  onRetry(): void
}

/** Loads a list of `transactions.*` page by page, starting at `from` (UTC ms). Items are merged by `idOf`. */
export function usePagedList<A extends { total: number }, T>(
  call: 'transfers' | 'gamesHistory',
  from: number,
  itemsOf: (response: A) => readonly T[],
  idOf: (item: T) => string,
): PagedList<T> {
  const name = `transactions.${call}`
  const inputOf = (index: number) => ({ body: { skip: index * pageSize, limit: pageSize, from } })
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page<T>, CallError>(
    (index) => [callKey(name, inputOf(index)), index] as const,
    async ([, index]: readonly [string, number]) => {
      const response = (await sendCall(name, inputOf(index))) as A // parsed by the site server with the call's schema
      return { items: itemsOf(response), total: response.total }
    },
    { revalidateOnFocus: false },
  )
  return {
    ...mergePages(data ?? [], idOf),
    loading: !data && !error,
    loadingMore: isValidating && data !== undefined && data.length < size,
    error: error ?? null,
    onMore: () => void setSize(size + 1),
    onRetry: () => void mutate(),
  }
}
