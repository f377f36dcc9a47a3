import { createHmac } from 'node:crypto'

/** Returns a uniform random integer in [0, below). The only source of randomness in an engine, so that tests can inject their own. */
export type Draw = (below: number) => number

/**
 * Random numbers of one round: HMAC-SHA-256 in counter mode under the platform's secret key. Unpredictable without the key, and
 * deterministic per round, so that a repeated request returns the outcome that was paid, even after a restart.
 */
export function keyedDraw(key: string, round: string): Draw {
  let block = Buffer.alloc(0)
  let at = 0
  let counter = 0
  const next = (): number => {
    if (at + 4 > block.length) {
      block = createHmac('sha256', key).update(`${round}\0${counter++}`).digest()
      at = 0
    }
    const value = block.readUInt32BE(at)
    at += 4
    return value
  }
  return (below) => {
    if (!Number.isSafeInteger(below) || below < 1 || below > 0x1_0000_0000) throw new RangeError(`cannot draw below ${below}`)
    // Rejection sampling: values past the last whole multiple of `below` would bias towards small numbers.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
    for (;;) {
      const value = next()
      if (value < limit) return value % below
    }
  }
}
