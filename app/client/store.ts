import type { View } from './view.ts'

/** Global status of the app, independent of the page. */
export interface News {
  /** A navigation is in progress. */
  readonly busy: boolean
  /** Title of the page opened by the last client navigation. */
  readonly opened: string | null
  /** A newer build is deployed. */
  readonly newer: boolean
  /** The last navigation failed for lack of a connection. */
  readonly offline: boolean
}
/** Status at server rendering and hydration. */
export const noNews: News = { busy: false, opened: null, newer: false, offline: false }

/** State that the app is rendered from. */
export interface Running extends News {
  readonly view: View
}

/** External store for `useSyncExternalStore`. */
export function createStore(initial: Running) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change: Partial<Running>) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
