export { dayMs, hourMs, minuteMs, secondMs } from '@casino/features/format/duration'

/** The platform's only source of time, replaceable in tests. UTC ms. */
export interface PlatformClock {
  now(): number
}

/** System time plus an offset that the test controls advance. */
export interface AdjustableClock extends PlatformClock {
  /** Advances the clock by whole ms. Throws on a negative value: expiry and waiting periods require monotonic time. */
  advance(ms: number): void
  /** Removes the offset. Call only together with a reseed: otherwise rows dated in the future would remain. */
  reset(): void
}

/** A clock without an offset. `source`: UTC ms. */
export function createAdjustableClock(source: () => number = Date.now): AdjustableClock {
  let offset = 0
  return {
    now: () => source() + offset,
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`cannot advance the clock by ${ms} ms`)
      offset += ms
    },
    reset() {
      offset = 0
    },
  }
}
