import type { LazyFailureHandler } from '@casino/design-system/lazy'
import { isTimeout } from '@casino/features/api/timeLimit'
import type { createAppStore, LoadFailure } from './appStore.ts'
import { reloadAfterChunkError } from './navigation/chunkReload.ts'

const toFailure = (error: unknown): LoadFailure => {
  if (!window.navigator.onLine) return 'offline'
  return isTimeout(error) ? 'hung' : 'failed'
}

/** What the app does about the parts that the player opens: a chunk of an old build reloads the page, any other failure is said in a notice. */
export const createLazyFailures = (store: Pick<ReturnType<typeof createAppStore>, 'set'>): LazyFailureHandler => ({
  onFailure(error) {
    if (reloadAfterChunkError(error)) return
    reportError(error)
    store.set({ partFailure: toFailure(error) })
  },
  onSuccess: () => store.set({ partFailure: null }),
})
