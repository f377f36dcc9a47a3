import { createHmac } from 'node:crypto'
import { blockMessage, type Draw, uniformDraw } from './uniformDraw.ts'

export type { Draw } from './uniformDraw.ts'

/**
 * Random numbers of one round: HMAC-SHA-256 in counter mode under the round's seed, over the client seed and the number of the block.
 * Unpredictable without the seed, and the same each time, so that a repeated request returns the outcome that was paid, and the player can
 * recompute it. `clientSeed`: null for rounds that have none.
 */
export function seededDraw(seed: string, clientSeed: string | null = null): Draw {
  let block = Buffer.alloc(0)
  let at = 0
  let counter = 0
  return uniformDraw(() => {
    if (at + 4 > block.length) {
      block = createHmac('sha256', seed).update(blockMessage(clientSeed, counter++)).digest()
      at = 0
    }
    const value = block.readUInt32BE(at)
    at += 4
    return value
  })
}
