import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShoe } from './cards.ts'
import { wheelPockets } from './roulette.ts'
import { seededDraw } from './seededDraw.ts'
import { type Draw, uniformDraw } from './uniformDraw.ts'

const wordsOf = (...words: readonly number[]): (() => number) => {
  let at = 0
  return () => words[at++] ?? 0
}

/** Chi-square of counts that are expected to be equal, and its bound at five standard deviations: false once in a million seeds, and the seeds are fixed. */
function chiSquare(counts: readonly number[]) {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const freedom = counts.length - 1
  return {
    value: counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    bound: freedom + 5 * Math.sqrt(2 * freedom),
  }
}

function tally(cells: number, samples: number, sample: () => number): number[] {
  const counts = Array.from({ length: cells }, () => 0)
  for (let i = 0; i < samples; i++) {
    const cell = sample()
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}

/** What a draw without rejection would return: the mistake that the bound of the words prevents. */
const biasedDraw = (draw: Draw): Draw => {
  return (below) => draw(256) % below
}

describe('a draw', () => {
  it('skips the words past the last whole multiple, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (below) => {
        const multiple = Math.floor(2 ** 32 / below) * below
        expect(uniformDraw(wordsOf(multiple - 1))(below)).toBe(below - 1)
        if (multiple < 2 ** 32) expect(uniformDraw(wordsOf(multiple, 2 ** 32 - 1, 0))(below)).toBe(0)
      }),
    )
  })

  it('is a word itself below 2^32, and refuses what no word can decide', () => {
    expect(uniformDraw(wordsOf(4_294_967_295))(2 ** 32)).toBe(4_294_967_295)
    for (const below of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => uniformDraw(wordsOf(0))(below)).toThrow(RangeError)
  })

  it('depends on the platform’s seed and on the player’s', () => {
    const first = (seed: string, clientSeed: string | null) => seededDraw(seed, clientSeed)(2 ** 32)
    expect(new Set([first('a', 'x'), first('b', 'x'), first('a', 'y'), first('a', ''), first('a', null)]).size).toBe(5)
    expect(first('a', 'x')).toBe(first('a', 'x'))
  })
})

describe('the draws of rounds, each with seeds of its own', () => {
  const rounds = (title: string) => {
    let played = 0
    return () => seededDraw(`${title} ${played++}`, `player ${played % 7}`)
  }

  it.each([2, 6, 37, 52, 312])('are uniform below %i', (below) => {
    const next = rounds(`first draw below ${below}`)
    const { value, bound } = chiSquare(tally(below, below * 200, () => next()(below)))
    expect(value).toBeLessThan(bound)
  })

  it('are uniform over the pockets of the wheel, also in the second draw of a round', () => {
    const next = rounds('wheel')
    const second = () => {
      const draw = next()
      draw(wheelPockets.length)
      return draw(wheelPockets.length)
    }
    const { value, bound } = chiSquare(tally(wheelPockets.length, 12_000, second))
    expect(value).toBeLessThan(bound)
  })

  it('are uniform over the first two cards of a deck together', () => {
    const next = rounds('cards')
    const pair = () => {
      const deal = createShoe(1, next())
      const [first, second] = [deal(), deal()]
      return first * 51 + (second > first ? second - 1 : second)
    }
    const { value, bound } = chiSquare(tally(52 * 51, 52 * 51 * 8, pair))
    expect(value).toBeLessThan(bound)
  })

  it('would be found biased without the rejection', () => {
    const draw = biasedDraw(seededDraw('biased', 'player'))
    const { value, bound } = chiSquare(tally(37, 100_000, () => draw(37)))
    expect(value).toBeGreaterThan(bound)
  })
})
