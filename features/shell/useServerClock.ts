import { useEffect, useState } from 'react'
import { type ClockAnchor, msUntilNextSecond, serverTimeAt } from './model.ts'

/** Difference in ms to the device's clock up to which the time of a rendering is used unchecked. */
const trustedDifferenceMs = 2000

/**
 * The server's time (UTC ms), updated on its full seconds. Starts at the time of server rendering, so that hydration matches;
 * then advances with the browser's monotonic clock, never the device's wall clock.
 */
export function useServerClock(renderedAt: number): number {
  const [time, setTime] = useState(renderedAt)
  useEffect(() => {
    let anchor: ClockAnchor = { serverMs: renderedAt, monotonicMs: arrivalTime(renderedAt) }
    let timer = 0
    const tick = () => {
      const serverMs = serverTimeAt(anchor, performance.now())
      setTime(serverMs)
      timer = window.setTimeout(tick, msUntilNextSecond(serverMs))
    }
    const abort = new AbortController()
    // the monotonic clock stops while some devices sleep, so it is resynchronised when the page becomes visible
    const resynchronise = async () => {
      if (document.visibilityState !== 'visible') return
      const serverMs = await fetchServerTime(abort.signal)
      if (serverMs === null) return
      anchor = { serverMs, monotonicMs: performance.now() }
      window.clearTimeout(timer)
      tick()
    }
    tick()
    // a shared cache may have kept the document; its age shows only as a difference to the device's clock, which is no proof
    if (Math.abs(Date.now() - serverTimeAt(anchor, performance.now())) > trustedDifferenceMs) void resynchronise()
    document.addEventListener('visibilitychange', resynchronise, { signal: abort.signal })
    return () => {
      abort.abort()
      window.clearTimeout(timer)
    }
  }, [renderedAt])
  return time
}

let documentRenderedAt: number | null = null

/** Monotonic time (ms) at which a rendering arrived: the first byte of the document, or now for a later payload. */
function arrivalTime(renderedAt: number): number {
  documentRenderedAt ??= renderedAt
  const [navigation] = performance.getEntriesByType('navigation')
  return documentRenderedAt === renderedAt && navigation instanceof PerformanceNavigationTiming
    ? navigation.responseStart
    : performance.now()
}

/** Server time (UTC ms) from the `Date` header; null without a response, which the connection monitor reports. */
async function fetchServerTime(signal: AbortSignal): Promise<number | null> {
  try {
    const { headers } = await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal })
    return Date.parse(headers.get('date') ?? '') || null
  } catch {
    return null
  }
}
