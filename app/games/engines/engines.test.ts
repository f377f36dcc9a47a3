import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealCards, rankOf } from './cards.ts'
import { highCardRtp, playHighCard } from './highCard.ts'
import { seededDraw } from './seededDraw.ts'

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
