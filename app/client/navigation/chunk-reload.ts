const key = 'chunk-reload'
const guardMs = 10_000

interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Whether a page that failed to load its chunk may be loaded anew: once a path within ten seconds. Notes that it was. */
export function mayReload(path: string, storage: Storage, now: number): boolean {
  const [before, at] = (storage.getItem(key) ?? '').split(' ')
  if (before === path && now - Number(at) < guardMs) return false
  storage.setItem(key, `${path} ${now}`)
  return true
}

/** Loads `href` anew, from the server. False when that was just tried. */
export function reloadOnce(href: string): boolean {
  if (!mayReload(new URL(href).pathname, window.sessionStorage, Date.now())) return false
  window.location.assign(href)
  return true
}

/** Chunks that other chunks ask for, of a build that is gone. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(window.location.href)) event.preventDefault()
  })
}
