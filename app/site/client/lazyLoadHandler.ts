import type { LazyLoadHandler } from '@casino/design-system/lazy'
import { isTimeout } from '@casino/features/api/timeLimit'
import type { createAppStore, LoadFailure } from './appStore.ts'
import { reloadAfterChunkError } from './navigation/chunkReload.ts'

const toFailure = (error: unknown): LoadFailure => {
  if (!window.navigator.onLine) return 'offline'
  return isTimeout(error) ? 'hung' : 'failed'
}

/** What the app does about the parts that the player opens: a chunk of an old build reloads the page, any other failure is said in a notice. */
export const createLazyLoadHandler = (store: Pick<ReturnType<typeof createAppStore>, 'get' | 'set'>): LazyLoadHandler => ({
  onWait() {
    const count = (change: number) => store.set({ partsLoading: store.get().partsLoading + change })
    let waiting = true
    count(1)
    return () => {
      if (waiting) count(-1)
      waiting = false
    }
  },
  onFailure(error) {
    if (reloadAfterChunkError(error)) return
    reportError(error)
    store.set({ partFailure: toFailure(error) })
  },
  onSuccess: () => store.set({ partFailure: null }),
})
