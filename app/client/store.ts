import type { View } from './view.ts'

/** What the running site has to say beside its page. */
export interface News {
  /** A page is on its way. */
  readonly busy: boolean
  /** Title of the page that client navigation opened last. */
  readonly opened: string | null
  /** The site has a newer build than this page. */
  readonly newer: boolean
  /** The last navigation found no connection. */
  readonly offline: boolean
}
/** A site that has just been drawn, on the server or taken over by the browser. */
export const noNews: News = { busy: false, opened: null, newer: false, offline: false }

/** The state that the running site's tree is drawn from. */
export interface Running extends News {
  readonly view: View
}

/** A value that React can follow (`useSyncExternalStore`). */
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
