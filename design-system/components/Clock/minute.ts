const minute = 60_000

/** ms from a moment (ms) to the next full minute: from 1 to 60000. */
export const untilNextMinute = (ms: number): number => minute - (((ms % minute) + minute) % minute)

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
    timer = setTimeout(tick, untilNextMinute(now))
  }
  tick()
  return () => clearTimeout(timer)
}
