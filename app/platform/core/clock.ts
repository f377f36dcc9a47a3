export { dayMs, hourMs, minuteMs, secondMs } from '@casino/features/format/duration'

/** The platform's only source of time, replaceable in tests. UTC ms. */
export interface PlatformClock {
  now(): number
}

/** System time plus an offset that the test controls advance. */
export class AdjustableClock implements PlatformClock {
  #offset = 0

  constructor(private readonly source: () => number = Date.now) {}

  now(): number {
    return this.source() + this.#offset
  }

  /** Advances the clock by whole ms. Throws on a negative value: expiry and waiting periods require monotonic time. */
  advance(ms: number): void {
    if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`cannot advance the clock by ${ms} ms`)
    this.#offset += ms
  }

  /** Removes the offset. Call only together with a reseed: otherwise rows dated in the future would remain. */
  reset(): void {
    this.#offset = 0
  }
}
