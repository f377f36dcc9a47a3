import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealCards, rankOf } from './cards.ts'
import { highCardRtp, playHighCard } from './highCard.ts'
import { betCovers, isBet, payoutMultiple, rouletteBets, rouletteRtp, spinWheel, wheelPockets } from './roulette.ts'
import { seededDraw } from './seededDraw.ts'

describe('roulette', () => {
  it('offers the outside bets and every number, and nothing else', () => {
    const numbers = Array.from({ length: 37 }, (_, pocket) => `n${pocket}`)
    expect([...Object.keys(rouletteBets), ...numbers].filter((bet) => !isBet(bet))).toEqual([])
    expect(['', 'n', 'n37', 'n-1', 'n07', 'n1 ', 'N1', '7', 'dozen4', 'toString', '__proto__', 'constructor'].filter(isBet)).toEqual([])
  })

  it('has 37 pockets, and every bet returns 36/37', () => {
    expect(new Set(wheelPockets).size).toBe(37)
    for (const bet of [...Object.keys(rouletteBets), 'n0', 'n36']) {
      const returned = wheelPockets.reduce<number>((sum, pocket) => sum + (betCovers(bet, pocket) ? payoutMultiple(bet) : 0), 0) / 37
      expect(Math.round(returned * 10_000) / 100).toBe(rouletteRtp)
    }
  })

  it('pays only the bets that cover the pocket', () => {
    const bets = fc.dictionary(
      fc.constantFrom('red', 'black', 'odd', 'even', 'low', 'high', 'dozen1', 'dozen3', 'n7', 'n0'),
      fc.integer({ min: 1, max: 10_000 }),
      { minKeys: 1 },
    )
    fc.assert(
      fc.property(bets, fc.integer({ min: 0, max: 36 }), (laid, stop) => {
        const { pocket, win } = spinWheel(laid, () => stop)
        const expected = Object.entries(laid).reduce(
          (sum, [bet, amount]) => sum + (betCovers(bet, pocket) ? amount * payoutMultiple(bet) : 0),
          0,
        )
        expect(win).toBe(expected)
      }),
    )
  })

  it('throws on an unknown bet', () => {
    for (const bet of ['n37', 'n-1', 'toString', 'green']) expect(() => spinWheel({ [bet]: 100 }, () => 0)).toThrow(RangeError)
  })
})

describe('cards', () => {
  it('deals no card twice', () => {
    fc.assert(fc.property(fc.string(), (seed) => new Set(dealCards(52, seededDraw(seed))).size === 52))
  })

  it('high card has the stated RTP over every pair of the deck', () => {
    let returned = 0
    for (let mine = 0; mine < 52; mine++)
      for (let theirs = 0; theirs < 52; theirs++)
        if (mine !== theirs) returned += rankOf(mine) > rankOf(theirs) ? 2 : rankOf(mine) === rankOf(theirs) ? 0.5 : 0
    expect(Math.round((returned / (52 * 51)) * 10_000) / 100).toBe(highCardRtp)
  })

  it('high card pays by the ranks of the two cards', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { player, house, win } = playHighCard(100, seededDraw(seed))
        expect(win).toBe(rankOf(player) > rankOf(house) ? 200 : rankOf(player) === rankOf(house) ? 50 : 0)
      }),
    )
  })
})

describe('seededDraw', () => {
  // Chi-square with a fixed seed: the bound is the 99.99 % quantile (Wilson and Hilferty).
  it.each([2, 6, 37, 52, 1000])('is uniform below %i', (below) => {
    const draw = seededDraw(`spread ${below}`)
    const seen = Array.from({ length: below }, () => 0)
    const draws = below * 200
    for (let i = 0; i < draws; i++) {
      const value = draw(below)
      seen[value] = (seen[value] ?? 0) + 1
    }
    const chiSquare = seen.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    const freedom = below - 1
    const quantile = freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3
    expect(seen).toHaveLength(below)
    expect(chiSquare).toBeLessThan(quantile)
  })

  it('does not repeat: one draw says nothing of the next', () => {
    const draw = seededDraw('pairs')
    const seen = Array.from({ length: 100 }, () => 0)
    for (let i = 0; i < 20_000; i++) {
      const pair = draw(10) * 10 + draw(10)
      seen[pair] = (seen[pair] ?? 0) + 1
    }
    expect(seen.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(160)
  })

  it('is different for every round, and refuses an impossible bound', () => {
    expect(seededDraw('a')(1e9)).not.toBe(seededDraw('b')(1e9))
    expect(() => seededDraw('a')(0)).toThrow(RangeError)
  })
})
