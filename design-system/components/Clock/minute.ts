const minute = 60_000

/** ms from a moment (ms) to the next full minute: from 1 to 60000. */
export const untilNextMinute = (ms: number): number => minute - (((ms % minute) + minute) % minute)

/**
 * Calls `onMinute` with the server's time (ms) now and then at each of its full minutes. `serverMs` is that time at this call; from here on the
 * browser's monotonic clock (`elapsed`, ms) moves it, never the device's clock. Returns what stops it.
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
