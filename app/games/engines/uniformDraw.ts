/** Returns a uniform random integer in [0, below). The only source of randomness in an engine, so that tests can inject their own. */
export type Draw = (below: number) => number

const wordCount = 0x1_0000_0000

/**
 * Draws without bias from uniform 32-bit integers, by rejection sampling: values past the last whole multiple of `below` would favour small
 * numbers, and are skipped. Throws RangeError unless `below` is an integer of 1 to 2^32.
 */
export const uniformDraw =
  (nextWord: () => number): Draw =>
  (below) => {
    if (!Number.isSafeInteger(below) || below < 1 || below > wordCount) throw new RangeError(`cannot draw below ${below}`)
    const limit = wordCount - (wordCount % below)
    for (;;) {
      const value = nextWord()
      if (value < limit) return value % below
    }
  }

/** What is signed with the seed of a round for a block of its random words. Rounds without a client seed sign the number of the block alone. */
export const blockMessage = (clientSeed: string | null, block: number): string =>
  clientSeed === null ? String(block) : `${clientSeed}:${block}`
