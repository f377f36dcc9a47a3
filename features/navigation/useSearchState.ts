import { useMemo } from 'react'
import { useLocation, useRouter } from 'wouter'

/**
 * Query of the current URL without its question mark, still encoded. wouter's own `useSearch` decodes it, and an encoded `&` in a value
 * would then separate parameters.
 */
export function useRawSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}

/** Path with a query, which may be empty. */
export const withSearch = (path: string, search: string): string => (search ? `${path}?${search}` : path)

/**
 * State that lives in the query of the URL, so that a reload or a shared link restores it: `[state, setState]`.
 * `setState` replaces the history entry; a list's filters are not steps to go back through. Both functions must be stable.
 */
export function useSearchState<T>(parse: (search: string) => T, toSearch: (state: T) => string): [T, (state: T) => void] {
  const [path, navigate] = useLocation()
  const search = useRawSearch()
  const state = useMemo(() => parse(search), [parse, search])
  return [state, (next) => navigate(withSearch(path, toSearch(next)), { replace: true })]
}
