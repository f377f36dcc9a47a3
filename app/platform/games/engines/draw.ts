import { createHmac } from 'node:crypto'

/** A uniform integer in [0, below). The only way chance enters a game, so that a test can hand in its own. */
export type Draw = (below: number) => number

/**
 * Chance of one round: HMAC-SHA-256 in counter mode under the platform's secret key. Nobody outside can foresee it, and the same
 * round always falls the same way, so that a repeated request shows the outcome that was paid, even after a restart.
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
    // Values past the last whole multiple would favour small numbers: draw again.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
    for (;;) {
      const value = next()
      if (value < limit) return value % below
    }
  }
}
