const minuteMs = 60_000

/** ms from a moment (ms) to the next full minute: from 1 to 60000. */
export const msUntilNextMinute = (ms: number): number => minuteMs - (((ms % minuteMs) + minuteMs) % minuteMs)

/**
 * Calls `onMinute` with the server time (ms) immediately and at each full minute. `serverMs` is the server time at this call; it advances
 * with the browser's monotonic clock (`elapsed`, ms), never the device's wall clock. Returns a function that stops it.
 */
export function everyMinute(serverMs: number, onMinute: (ms: number) => void, elapsed: () => number = () => performance.now()): () => void {
  const offset = serverMs - elapsed()
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    const now = offset + elapsed()
    onMinute(now)
    timer = setTimeout(tick, msUntilNextMinute(now))
  }
  tick()
  return () => clearTimeout(timer)
}
