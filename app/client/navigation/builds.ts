/** How often a running page asks for a newer build, in ms (the specification names no interval). */
const pollMs = 300_000

/** Calls `onNewer` once, when the site has another build than this page's. Hidden pages do not ask. */
export function watchBuilds(build: string, onNewer: () => void): void {
  const timer = setInterval(async () => {
    if (document.hidden) return
    let latest: unknown
    try {
      const response = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' })
      latest = response.ok ? await response.json() : null
    } catch {
      return // offline: the connectivity dialog tells; the next round asks again
    }
    if (typeof latest !== 'object' || latest === null || !('id' in latest) || latest.id === build) return
    clearInterval(timer)
    onNewer()
  }, pollMs)
}
