/** Polling interval for a newer build, in ms (the specification gives none). */
const pollIntervalMs = 300_000

/** Calls `onNewer` once, when the deployed build differs from this page's. Hidden pages do not poll. */
export function pollBuilds(build: string, onNewer: () => void): void {
  const timer = setInterval(async () => {
    if (document.hidden) return
    let latest: unknown
    try {
      const response = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' })
      latest = response.ok ? await response.json() : null
    } catch {
      return // offline: reported by the connection monitor; retried at the next interval
    }
    if (typeof latest !== 'object' || latest === null || !('id' in latest) || latest.id === build) return
    clearInterval(timer)
    onNewer()
  }, pollIntervalMs)
}
