import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  type BaccaratBet,
  baccaratBets,
  baccaratDecks,
  baccaratPoints,
  baccaratReturn,
  baccaratRtp,
  baccaratTotal,
  bankDraws,
  dealBaccarat,
  isBaccaratBet,
  playBaccarat,
} from './baccarat.ts'
import { seededDraw } from './seededDraw.ts'

// The exact RTP enumerates every order of the points of six cards.
vi.setConfig({ testTimeout: 60_000 })

/** A card with these points: 0 is a king. */
const cardOf = (points: number): number => (points === 0 ? 11 : points === 1 ? 12 : points - 2)
const dealFrom = (...points: readonly number[]) => {
  const cards = points.map(cardOf)
  return () => {
    const card = cards.shift()
    if (card === undefined) throw new Error('one card too many')
    return card
  }
}

describe('baccarat', () => {
  it('counts aces as 1, tens and court cards as 0, and only the last digit of a hand', () => {
    expect(Array.from({ length: 13 }, (_, rank) => baccaratPoints(rank))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1])
    expect(baccaratTotal([cardOf(7), cardOf(8), cardOf(9)])).toBe(4)
  })

  it('lets the bank draw by the table of the rules', () => {
    const drawsOn = (total: number) => Array.from({ length: 10 }, (_, third) => third).filter((third) => bankDraws(total, third))
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(all.map(drawsOn)).toEqual([all, all, all, [0, 1, 2, 3, 4, 5, 6, 7, 9], [2, 3, 4, 5, 6, 7], [4, 5, 6, 7], [6, 7], [], [], []])
    expect(all.filter((total) => bankDraws(total, null))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each([
    ['a natural ends the round', [5, 1, 4, 0], [2, 2], 'player'],
    ['a natural of the bank ends it too', [0, 4, 0, 4], [2, 2], 'banker'],
    ['the player stands on six, and the bank draws on five', [6, 5, 0, 0, 3], [2, 3], 'banker'],
    ['the bank stands on three after an eight', [0, 3, 2, 0, 8], [3, 2], 'banker'],
    ['the bank draws on six after a seven', [0, 6, 5, 0, 7, 2], [3, 3], 'banker'],
    ['equal hands tie', [6, 6, 0, 0], [2, 2], 'tie'],
  ] as const)('%s', (_, points, counts, result) => {
    const { player, banker, result: dealt } = dealBaccarat(dealFrom(...points))
    expect([player.length, banker.length, dealt]).toEqual([...counts, result])
  })

  it('pays the bank less 5 %, a tie nine times, and returns the bets on both hands on a tie', () => {
    const returns = (result: BaccaratBet) => baccaratBets.map((bet) => baccaratReturn(bet, 1_000, result))
    expect([returns('player'), returns('banker'), returns('tie')]).toEqual([
      [2_000, 0, 0],
      [0, 1_950, 0],
      [1_000, 1_000, 9_000],
    ])
  })

  it('pays whole øre, by its bets and its result alone, and deals the same from the same seed', () => {
    const amounts = fc.integer({ min: 1, max: 5_000 }).map((n) => n * 20)
    const bets = fc.dictionary(fc.constantFrom(...baccaratBets), amounts, { minKeys: 1 })
    fc.assert(
      fc.property(bets, fc.string(), (laid, seed) => {
        const { player, banker, result, wins, win } = playBaccarat(laid, seededDraw(seed))
        const lead = baccaratTotal(player) - baccaratTotal(banker)
        expect(result).toBe(lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie')
        expect(win).toBe(Object.entries(laid).reduce((sum, [bet, amount]) => sum + baccaratReturn(bet as BaccaratBet, amount, result), 0)) // keys of the bets above
        expect(Number.isSafeInteger(win)).toBe(true)
        expect(wins.every((each) => each.win > 0)).toBe(true)
        expect(playBaccarat(laid, seededDraw(seed))).toEqual({ player, banker, result, wins, win })
      }),
    )
  })

  it('offers three bets, in whole units', () => {
    expect(['player', 'banker', 'tie', 'bank', '', 'toString', '__proto__'].filter(isBaccaratBet)).toEqual(['player', 'banker', 'tie'])
    const invalid: readonly Record<string, number>[] = [{}, { red: 100 }, { player: 0 }, { player: 30 }, { tie: -20 }]
    for (const bets of invalid) expect(() => playBaccarat(bets, seededDraw('x'))).toThrow(RangeError)
  })

  it('has the stated RTP, over every order of six cards of the shoe', () => {
    const left = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((count) => count * baccaratDecks)
    const chances = { player: 0, banker: 0, tie: 0 }
    /** Chance of each further card, dealt into `points`, until the round is decided. */
    const walk = (points: readonly number[], chance: number, cards: number): void => {
      const decided = points.length >= 4 && attempt(points)
      if (decided) {
        chances[decided] += chance
        return
      }
      left.forEach((count, value) => {
        if (count === 0) return
        left[value] = count - 1
        walk([...points, value], (chance * count) / cards, cards - 1)
        left[value] = count
      })
    }
    walk([], 1, 52 * baccaratDecks)
    expect(chances.player + chances.banker + chances.tie).toBeCloseTo(1, 9)
    for (const bet of baccaratBets) {
      const returned = baccaratBets.reduce((sum, result) => sum + chances[result] * baccaratReturn(bet, 100, result), 0)
      expect(Math.round(returned * 100) / 100).toBe(baccaratRtp[bet])
    }
  })
})

/** The result after these cards; null if the rules demand another. */
function attempt(points: readonly number[]): BaccaratBet | null {
  let next = 0
  let missing = false
  const { result } = dealBaccarat(() => {
    const value = points[next++]
    missing ||= value === undefined
    return cardOf(value ?? 0)
  })
  return missing ? null : result
}
