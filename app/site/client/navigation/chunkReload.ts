import { isReloadBlocked } from '@casino/features/session/reloadBlock'

const storageKey = 'chunk-reload'
export const minReloadIntervalMs = 10_000

interface ReloadStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Whether a page whose chunk failed to load may be reloaded: once per path in ten seconds. Records the reload in `storage`. */
export function mayReload(path: string, storage: ReloadStorage, now: number): boolean {
  const [before, at] = (storage.getItem(storageKey) ?? '').split(' ')
  if (before === path && now - Number(at) < minReloadIntervalMs) return false
  storage.setItem(storageKey, `${path} ${now}`)
  return true
}

/** The storage of this tab, or null where the browser refuses it with its cookies. */
function tabStorage(): ReloadStorage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Loads `href` from the server. Returns false if that was just tried, or cannot be remembered: a page could reload for ever. */
export function reloadOnce(href: string): boolean {
  const storage = tabStorage()
  if (!storage || !mayReload(new URL(href).pathname, storage, Date.now())) return false
  window.location.assign(href)
  return true
}

const chunkErrors = new WeakSet<Error>()

/** Remembers which errors are failed imports. A failed preload reloads nothing: the page reloads only when it needs the chunk. */
export function recordChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload))
}

/**
 * Reloads the page when `error` is the failed import of a chunk, which a newer build may have replaced. False for other errors, offline,
 * while a payment or a game round is under way, or if just tried.
 */
export const reloadAfterChunkError = (error: unknown): boolean =>
  error instanceof Error && chunkErrors.has(error) && window.navigator.onLine && !isReloadBlocked() && reloadOnce(window.location.href)
