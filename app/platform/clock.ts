/** Where every time of the platform comes from, so that a test can move it. UTC ms. */
export interface Clock {
  now(): number
}

/** Machine time plus an offset that the test controls advance. */
export class MovableClock implements Clock {
  #offset = 0

  constructor(private readonly source: () => number = Date.now) {}

  now(): number {
    return this.source() + this.#offset
  }

  /** Moves the clock forward. Time never runs back: expiry and waiting periods rely on it. */
  advance(ms: number): void {
    if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`cannot advance the clock by ${ms} ms`)
    this.#offset += ms
  }

  /** Back to machine time. Only together with a restored seed, since rows of the future would remain otherwise. */
  reset(): void {
    this.#offset = 0
  }
}

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
