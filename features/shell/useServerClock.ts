import { useEffect, useState } from 'react'
import { type ClockAnchor, serverTimeAt, untilNextSecond } from './model.ts'

/**
 * The server's time (UTC ms), ticking on its full seconds. Starts with the time the page was rendered at, so that the first render in the
 * browser equals the server's; from then on the browser's monotonic clock moves it, never the device's clock.
 */
export function useServerClock(renderedAt: number): number {
  const [time, setTime] = useState(renderedAt)
  useEffect(() => {
    let anchor: ClockAnchor = { serverMs: renderedAt, monotonicMs: arrival(renderedAt) }
    let timer = 0
    const tick = () => {
      const serverMs = serverTimeAt(anchor, performance.now())
      setTime(serverMs)
      timer = window.setTimeout(tick, untilNextSecond(serverMs))
    }
    const abort = new AbortController()
    // The monotonic clock stands still while some devices sleep, so it is set again when the page comes back.
    const wake = async () => {
      if (document.visibilityState !== 'visible') return
      const serverMs = await askServerTime(abort.signal)
      if (serverMs === null) return
      anchor = { serverMs, monotonicMs: performance.now() }
      window.clearTimeout(timer)
      tick()
    }
    tick()
    document.addEventListener('visibilitychange', wake, { signal: abort.signal })
    return () => {
      abort.abort()
      window.clearTimeout(timer)
    }
  }, [renderedAt])
  return time
}

let firstRender: number | null = null

/** When a rendering reached the browser: the document's own with its first byte, a later one now. */
function arrival(renderedAt: number): number {
  firstRender ??= renderedAt
  const [navigation] = performance.getEntriesByType('navigation')
  return firstRender === renderedAt && navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now()
}

/** Time of the server by the `Date` header, or null without an answer: the clock then runs on, and the connectivity watch tells the player. */
async function askServerTime(signal: AbortSignal): Promise<number | null> {
  try {
    const { headers } = await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal })
    return Date.parse(headers.get('date') ?? '') || null
  } catch {
    return null
  }
}
