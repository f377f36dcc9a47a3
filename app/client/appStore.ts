import type { RouteView } from './routeView.ts'

/** Global status of the app, independent of the page. */
export interface AppStatus {
  /** A navigation is in progress. */
  loading: boolean
  /** Title of the page opened by the last client navigation. */
  openedTitle: string | null
  /** A newer build is deployed. */
  updateAvailable: boolean
  /** The last navigation failed for lack of a connection. */
  offline: boolean
}
/** Status at server rendering and hydration. */
export const initialStatus: AppStatus = { loading: false, openedTitle: null, updateAvailable: false, offline: false }

/** State that the app is rendered from. */
export interface AppState extends AppStatus {
  view: RouteView
}

/** External store for `useSyncExternalStore`. */
export function createAppStore(initial: AppState) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change: Partial<AppState>) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
