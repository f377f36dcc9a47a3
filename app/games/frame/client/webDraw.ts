import { blockMessage, type Draw, uniformDraw } from '../../engines/uniformDraw.ts'

const wordsInBlock = 8
/** Enough for a spin or a round of roulette; a shuffle of all decks takes 40. */
const firstBlocks = 8

class OutOfWords extends Error {}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** SHA-256 as hexadecimal digits: of a round's seed, its commitment. */
export async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Runs the rules of a round with its random numbers, the ones of `seededDraw`, for each of the client seeds. Web Crypto answers later, and rules draw at
 * once: so many numbers are made ahead, and four times as many where they do not suffice.
 */
export async function withSeededDraws<T>(
  seed: string,
  clientSeeds: readonly (string | null)[],
  play: (drawFrom: (clientSeed: string | null) => Draw) => T,
): Promise<T> {
  const key = await crypto.subtle.importKey('raw', utf8(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const sign = (clientSeed: string | null, block: number) => crypto.subtle.sign('HMAC', key, utf8(blockMessage(clientSeed, block)))
  const blocks = new Map<string | null, readonly ArrayBuffer[]>()
  const extend = async (clientSeed: string | null, count: number) => {
    const made = blocks.get(clientSeed) ?? []
    const more = Array.from({ length: count - made.length }, (_, index) => sign(clientSeed, made.length + index))
    blocks.set(clientSeed, [...made, ...(await Promise.all(more))])
  }
  for (let count = firstBlocks; ; count *= 4) {
    await Promise.all(clientSeeds.map((each) => extend(each, count)))
    try {
      return play((clientSeed) => drawFromBlocks(blocks.get(clientSeed) ?? []))
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error
    }
  }
}

function drawFromBlocks(blocks: readonly ArrayBuffer[]): Draw {
  let at = 0
  return uniformDraw(() => {
    const block = blocks[Math.floor(at / wordsInBlock)]
    if (!block) throw new OutOfWords()
    return new DataView(block).getUint32(4 * (at++ % wordsInBlock))
  })
}
