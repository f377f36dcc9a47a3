import { createHmac } from 'node:crypto'

/** Returns a uniform random integer in [0, below). The only source of randomness in an engine, so that tests can inject their own. */
export type Draw = (below: number) => number

/**
 * Random numbers of one round: HMAC-SHA-256 in counter mode under the round's seed. Unpredictable without the seed, and the same each time, so
 * that a repeated request returns the outcome that was paid, and an auditor can recompute it.
 */
export function seededDraw(seed: string): Draw {
  let block = Buffer.alloc(0)
  let at = 0
  let counter = 0
  const next = (): number => {
    if (at + 4 > block.length) {
      block = createHmac('sha256', seed).update(String(counter++)).digest()
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
