import type { RouteView } from './routeView.ts'

/**
 * Why the last navigation did not open its page. `moved`: Back or Forward had changed the address already, so that the page that is still shown
 * does not belong to it.
 */
export interface NavigationFailure {
  type: LoadFailure
  moved: boolean
}

/** Why a page, or a part that the player opened, could not be loaded. `hung`: its script never arrives, for this document. */
export type LoadFailure = 'offline' | 'failed' | 'hung'

/** A newer build is deployed, or the visitor has logged in in another tab while this one is a guest’s. */
export type ReloadOffer = 'update' | 'login'

/** Global status of the app, independent of the page. */
export interface AppStatus {
  /** A navigation is in progress. */
  loading: boolean
  /** Number of dialogs, menus and other parts that the player opened and whose script is loading. */
  partsLoading: number
  /** Title of the page opened by the last client navigation. */
  openedTitle: string | null
  /** Why the page can be reloaded, when the visitor wants it; null: it need not be. */
  reloadOffer: ReloadOffer | null
  /** Null: the last navigation opened its page. */
  failure: NavigationFailure | null
  /** A dialog, menu or other part that the player opened could not be loaded. */
  partFailure: LoadFailure | null
}
/** Status at server rendering and hydration. */
export const initialStatus: AppStatus = {
  loading: false,
  partsLoading: 0,
  openedTitle: null,
  reloadOffer: null,
  failure: null,
  partFailure: null,
}

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
