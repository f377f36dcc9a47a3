import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useRawSearch, withSearch } from './useSearchState.ts'

interface SearchReducerOptions<S, E> {
  /** Pure; returns the same state for an event that changes nothing. */
  reducer: (state: S, event: E) => S
  /** State for the query that the page was opened with. */
  initialState: (search: string) => S
  /** Query of a state, without its question mark. */
  toSearch: (state: S) => string
  /** The query in the form of `toSearch`, without parameters of others. */
  canonicalSearch: (search: string) => string
  /** Event for a query that the player navigated to: back, forward or a link. */
  toNavigationEvent: (search: string) => E
  /** Whether the new state replaces the history entry instead of adding one. */
  replacesEntry: (previous: S, next: S) => boolean
  /** State that the history entry keeps besides the query: JSON, nothing personal. */
  toEntryState?: (state: S) => object | undefined
}

/**
 * A reducer whose step is in the query of the URL. An event writes the new query; going back, forward or to a link becomes an event.
 * A query that the reducer refuses is corrected. The only place that keeps a flow and the URL in step.
 * `dispatch` returns the new state, for a caller that continues with it at once.
 */
export function useSearchReducer<S, E>(options: SearchReducerOptions<S, E>): { state: S; dispatch: (event: E) => S; getState: () => S } {
  const [path, navigate] = useLocation()
  const search = useRawSearch()
  const [state, setState] = useState(() => options.initialState(search))
  const current = useRef(state)
  /** Query written by `dispatch` that no render has received yet. */
  const pendingSearch = useRef<string>(undefined)
  const handledSearch = useRef<string>(undefined)
  const unmounted = useRef(false)
  const latest = useRef({ ...options, path, navigate })
  latest.current = { ...options, path, navigate }

  const dispatch = useCallback((event: E): S => {
    const { reducer, toSearch, toEntryState, replacesEntry } = latest.current
    const previous = current.current
    const next = reducer(previous, event)
    if (next === previous) return next
    current.current = next
    setState(next)
    if (unmounted.current) return next // A late response must not return the player to a page they have left.
    const nextSearch = toSearch(next)
    const entryState = toEntryState?.(next)
    const sameEntry = JSON.stringify(entryState) === JSON.stringify(toEntryState?.(previous))
    if (nextSearch === toSearch(previous) && sameEntry) return next
    const replace = replacesEntry(previous, next)
    if (nextSearch !== toSearch(previous)) pendingSearch.current = nextSearch
    latest.current.navigate(withSearch(latest.current.path, nextSearch), {
      replace,
      state: replace ? { ...window.history.state, ...entryState } : { ...entryState },
    })
    return next
  }, [])

  useEffect(() => {
    if (pendingSearch.current !== undefined && pendingSearch.current !== search) return
    const isOwnWrite = pendingSearch.current === search
    pendingSearch.current = undefined
    if (isOwnWrite || handledSearch.current === search) {
      handledSearch.current = search
      return
    }
    handledSearch.current = search
    const { reducer, toSearch, canonicalSearch, toNavigationEvent } = latest.current
    if (canonicalSearch(search) === toSearch(current.current)) return
    current.current = reducer(current.current, toNavigationEvent(search))
    setState(current.current)
    const accepted = toSearch(current.current)
    if (accepted === canonicalSearch(search)) return
    const entryState = latest.current.toEntryState?.(current.current)
    latest.current.navigate(withSearch(latest.current.path, accepted), {
      replace: true,
      state: { ...window.history.state, ...entryState },
    })
  })

  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
    }
  }, [])

  return { state, dispatch, getState: useCallback(() => current.current, []) }
}
