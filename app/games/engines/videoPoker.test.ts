import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type PokerHand, pokerHandOf, pokerHands } from './pokerHand.ts'
import { seededDraw } from './seededDraw.ts'
import { playVideoPoker, videoPokerPays } from './videoPoker.ts'
import { holdByStrategy } from './videoPokerStrategy.ts'

// Every hand of the deck is dealt once, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

/** Cards from their ranks and suits: »Es 10s« is the ace and the ten of spades. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => {
    const rank = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].indexOf(card.slice(0, -1))
    return 'shdc'.indexOf(card.slice(-1)) * 13 + rank
  })

const deckArb = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 10, maxLength: 10 })

describe('poker hands', () => {
  it.each([
    ['10h Jh Qh Kh Ah', 'royal-flush'],
    ['Ac 2c 3c 4c 5c', 'straight-flush'],
    ['9s 10s Js Qs Ks', 'straight-flush'],
    ['7s 7h 7d 7c 2s', 'four'],
    ['7s 7h 7d 2c 2s', 'full-house'],
    ['2d 7d 9d Jd Kd', 'flush'],
    ['As 2h 3d 4c 5s', 'straight'],
    ['10s Jh Qd Kc As', 'straight'],
    ['Ks As 2h 3d 4c', 'nothing'],
    ['7s 7h 7d 3c 2s', 'three'],
    ['7s 7h 3d 3c 2s', 'two-pair'],
    ['Js Jh 3d 4c 2s', 'high-pair'],
    ['10s 10h 3d 4c 2s', 'nothing'],
  ])('%s is %s', (text, hand) => {
    expect(pokerHandOf(cards(text))).toBe(hand)
  })

  it('are as many in the deck as combinatorics says', () => {
    const counts = new Map<PokerHand, number>(pokerHands.map((hand) => [hand, 0]))
    for (let a = 0; a < 48; a++)
      for (let b = a + 1; b < 49; b++)
        for (let c = b + 1; c < 50; c++)
          for (let d = c + 1; d < 51; d++)
            for (let e = d + 1; e < 52; e++) {
              const hand = pokerHandOf([a, b, c, d, e])
              counts.set(hand, (counts.get(hand) ?? 0) + 1)
            }
    expect([...counts.values()]).toEqual([4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920, 2_062_860])
  })
})

describe('video poker', () => {
  it('keeps the held cards and draws the next ones of the deck', () => {
    fc.assert(
      fc.property(deckArb, fc.subarray([0, 1, 2, 3, 4]), (deck, held) => {
        const dealt = playVideoPoker(100, null, dealing(deck))
        expect(dealt).toMatchObject({ cards: deck.slice(0, 5), held: null, win: 0 })
        const { cards: last, hand, win } = playVideoPoker(100, held, dealing(deck))
        for (const i of held) expect(last[i]).toBe(deck[i])
        expect(last.filter((_, i) => !held.includes(i))).toEqual(deck.slice(5, 10 - held.length))
        expect(new Set(last).size).toBe(5)
        expect([hand, win]).toEqual([pokerHandOf(last), 100 * videoPokerPays[pokerHandOf(last)]])
      }),
    )
  })

  it('deals the same cards from the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray([0, 1, 2, 3, 4]), (seed, held) => {
        expect(playVideoPoker(100, held, seededDraw(seed))).toEqual(playVideoPoker(100, held, seededDraw(seed)))
      }),
    )
  })
})

describe('the strategy of video poker', () => {
  it.each([
    ['10h Jh Qh Kh Ah', '01234'],
    ['10h Jh Qh Kh 2h', '0123'],
    ['2h 5h 9h Jh Kh', '01234'],
    ['7s 7h 7d Kc As', '012'],
    ['5h 6h 7h 8h 8s', '0123'],
    ['7s 7h 3d 3c 2s', '0123'],
    ['Js Jh 3h 4h 2h', '01'],
    ['10h Jh Qh 2s 3d', '012'],
    ['2h 5h 9h Jh Ks', '0123'],
    ['3s 3h 9d Kc As', '01'],
    ['5s 6h 7d 8c Ks', '0123'],
    ['Jh Kh 2s 5d 8c', '01'],
    ['5h 6h 7h 2s Kd', '012'],
    ['10s Jh Qd Kc 2s', '0123'],
    ['Js Qh Kd Ac 2s', '01'],
    ['Qs Kh As 2c 5d', '02'],
    ['10s Ks 2h 5d 8c', '01'],
    ['As 3h 6d 8c 9s', '0'],
    ['2s 4h 6d 8c 10s', ''],
  ])('of %s it holds %s', (text, held) => {
    expect(holdByStrategy(cards(text)).join('')).toBe(held)
  })
})

/** Draws that deal these cards, then the rest of the deck in order. */
function dealing(order: readonly number[]) {
  const deck = Array.from({ length: 52 }, (_, i) => i)
  let dealt = 0
  return () => {
    const at = deck.indexOf(order[dealt] ?? 0)
    deck[at] = deck[dealt] ?? 0
    return at - dealt++
  }
}
