const storageKey = 'chunk-reload'
const minReloadIntervalMs = 10_000

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

/** Loads `href` from the server. Returns false if that was just tried. */
export function reloadOnce(href: string): boolean {
  if (!mayReload(new URL(href).pathname, window.sessionStorage, Date.now())) return false
  window.location.assign(href)
  return true
}

/** Reloads the page when an imported chunk of an old build is no longer available. */
export function reloadOnChunkError(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(window.location.href)) event.preventDefault()
  })
}
