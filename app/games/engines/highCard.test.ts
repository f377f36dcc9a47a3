import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HighCardBet, highCardBets, highCardReturn, highCardRtp, highCardRtps, isHighCardBet, playHighCard } from './highCard.ts'
import { seededDraw } from './seededDraw.ts'

/** Index of a card. `suit`: 0 to 3; `rank`: 2 to 14, an ace. */
const card = (suit: number, rank: number): number => suit * 13 + rank - 2
const returnsOf = (player: number, house: number) =>
  Object.fromEntries(highCardBets.map((bet) => [bet, highCardReturn(bet, 100, player, house)]))

describe('the bets of high card', () => {
  it.each(highCardBets)('return the stated percentage for %s, over every pair of the deck', (bet: HighCardBet) => {
    let returned = 0
    for (let player = 0; player < 52; player++)
      for (let house = 0; house < 52; house++) if (player !== house) returned += highCardReturn(bet, 2, player, house)
    expect(Math.round((returned / (2 * 52 * 51)) * 10_000) / 100).toBe(highCardRtps[bet])
  })

  it('pay by the two cards', () => {
    expect(returnsOf(card(0, 14), card(1, 13))).toEqual({ player: 200, tie: 0, suit: 0, house: 0 })
    expect(returnsOf(card(2, 3), card(2, 9))).toEqual({ player: 0, tie: 0, suit: 400, house: 200 })
    expect(returnsOf(card(0, 7), card(3, 7))).toEqual({ player: 50, tie: 1600, suit: 0, house: 50 })
  })

  it('add up to the win of the round, on the cards that a stake without bets is dealt', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const bets = { player: 100, tie: 100, suit: 200, house: 400 }
        const { player, house, wins, win } = playHighCard(bets, seededDraw(seed))
        const each = highCardBets.map((bet) => highCardReturn(bet, bets[bet], player, house))
        expect(win).toBe(each.reduce((sum, amount) => sum + amount, 0))
        expect(wins.map((bet) => bet.win)).toEqual(each.filter((amount) => amount > 0))
        const plain = playHighCard(100, seededDraw(seed))
        expect([plain.player, plain.house, plain.win]).toEqual([player, house, each[0]])
      }),
    )
  })

  it('are refused when there is none, when one is unknown, and when an amount is not even', () => {
    for (const bets of [{}, { black: 100 }, { tie: 0 }, { tie: 3 }, { toString: 2 }] as Record<string, number>[])
      expect(() => playHighCard(bets, seededDraw('x'))).toThrow(RangeError)
    expect(isHighCardBet('toString')).toBe(false)
  })

  it('are stated by the best of them', () => expect(highCardRtp).toBe(Math.max(...Object.values(highCardRtps))))
})
