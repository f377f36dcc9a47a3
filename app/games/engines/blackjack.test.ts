import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blackjackPoints, blackjackRtp, liveBlackjackDraw, playBlackjack } from './blackjack.ts'
import { decideByStrategy } from './blackjackStrategy.ts'
import type { PlayingCard } from './cards.ts'
import { type Draw, seededDraw } from './seededDraw.ts'

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const cardsOf = (text: string): PlayingCard[] => (text ? text.split(' ').map((rank) => ranks.indexOf(rank)) : [])
const show = (cards: readonly PlayingCard[]): string => cards.map((card) => ranks[card % 13]).join(' ')

/** Draws that deal these cards in their order: player, dealer, player, dealer's hole card, then the rest. */
function dealing(cards: string | readonly PlayingCard[]): Draw {
  const order = typeof cards === 'string' ? cardsOf(cards) : cards
  const shoe = Array.from({ length: 6 * 52 }, (_, i) => i % 52)
  let dealt = 0
  return () => {
    const card = order[dealt]
    if (card === undefined) throw new Error('one card too many')
    const at = shoe.findIndex((each, i) => i >= dealt && each === card)
    shoe[at] = shoe[dealt] ?? 0
    return at - dealt++
  }
}
const play = (cards: string, ...decisions: readonly string[]) => playBlackjack(100, decisions, dealing(cards))
const results = (state: ReturnType<typeof play>) => state.hands.map(({ result }) => result)

describe('the points of a hand', () => {
  it.each([
    ['K 7', 17, false],
    ['A 6', 17, true],
    ['A 6 K', 17, false],
    ['A A', 12, true],
    ['A A 9', 21, true],
    ['A K', 21, true],
    ['Q J 2', 22, false],
  ] as const)('of %s are %d, soft: %s', (text, points, soft) => {
    expect(blackjackPoints(cardsOf(text))).toEqual({ points, soft })
  })
})

describe('blackjack', () => {
  it('pays a blackjack 3 to 2 at once, and returns the stake against another one', () => {
    expect(play('A 9 K 10')).toMatchObject({ win: 250, active: null, actions: [] })
    expect(play('A K Q A')).toMatchObject({ win: 100, hands: [{ result: 'tied' }] })
  })

  it('ends at once when the dealer has a blackjack, before any stake is added', () => {
    expect(play('5 A 6 K')).toMatchObject({ win: 0, active: null, hands: [{ stake: 100, result: 'lost' }] })
    expect(play('5 10 6 A').win).toBe(0)
  })

  it('shows the first card of the dealer only, until the last decision', () => {
    const open = play('10 9 8 7')
    expect([show(open.dealer), open.win, open.active]).toEqual(['9', null, 0])
    expect(show(play('10 9 8 7 5', 'stand').dealer)).toBe('9 7 5')
  })

  it.each([
    ['stands on more than the dealer', '10 9 9 8', ['stand'], 200],
    ['ties on the same', '10 9 7 8', ['stand'], 100],
    ['loses to more', '10 9 7 9', ['stand'], 0],
    ['wins when the dealer goes beyond 21', '10 9 2 7 10', ['stand'], 200],
    ['goes beyond 21, and the dealer draws no card', '10 6 6 6 10', ['hit'], 0],
    ['stands on 21 by itself', '10 9 5 8 6', ['hit'], 200],
    ['doubles for one card', '5 9 6 9 10', ['double'], 400],
    ['doubles and loses both stakes', '5 9 6 10 2', ['double'], 0],
    ['lets the dealer stand on a soft 17', '10 A 8 6', ['stand'], 200],
    ['lets the dealer draw on 16', '10 10 8 6 5', ['stand'], 0],
  ] as const)('%s', (_, cards, decisions, win) => {
    expect(play(cards, ...decisions)).toMatchObject({ win, active: null })
  })

  it('plays the hands of a split one after the other, each with its own stake', () => {
    const split = play('8 6 8 10 3 2', 'split')
    expect([split.hands.map(({ cards, stake }) => [show(cards), stake]), split.active]).toEqual([
      [
        ['8 3', 100],
        ['8 2', 100],
      ],
      0,
    ])
    const settled = play('8 6 8 10 3 2 10 5 4', 'split', 'double', 'hit', 'stand')
    expect([results(settled), settled.win, settled.hands.map(({ stake }) => stake)]).toEqual([['won', 'lost'], 400, [200, 100]])
  })

  it('gives split aces one card each, and 21 with them is no blackjack', () => {
    const settled = play('A 6 A 10 K 9 5', 'split')
    expect([settled.active, results(settled), settled.win]).toEqual([null, ['tied', 'lost'], 100])
  })

  it('offers double with two cards, and split with a pair of one value, once', () => {
    const offered = (state: ReturnType<typeof play>) => state.actions.map(({ name, raise }) => `${name} ${raise}`)
    expect(offered(play('10 9 8 7'))).toEqual(['hit 0', 'stand 0', 'double 100'])
    expect(offered(play('10 9 K 7'))).toEqual(['hit 0', 'stand 0', 'double 100', 'split 100'])
    expect(offered(play('2 9 3 7 4', 'hit'))).toEqual(['hit 0', 'stand 0'])
    expect(offered(play('8 9 8 7 8 3', 'split'))).toEqual(['hit 0', 'stand 0', 'double 100'])
  })

  it('throws on a decision that is not offered, and on odd øre', () => {
    for (const decisions of [['split'], ['insure'], [''], ['stand', 'stand']])
      expect(() => playBlackjack(100, decisions, dealing('10 9 8 8'))).toThrow(RangeError)
    for (const stake of [0, 1, 101, -2, 0.5]) expect(() => playBlackjack(stake, [], dealing('10 9 8 8'))).toThrow(RangeError)
  })

  it('keeps the cards that lie when a decision is added, stakes what it offered, and pays whole øre', () => {
    const choices = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5_000 }), choices, (seed, stakes, numbers) => {
        const stake = stakes * 2
        let decisions: readonly string[] = []
        let state = playBlackjack(stake, decisions, seededDraw(seed))
        let staked = stake
        while (state.active !== null) {
          const { value } = numbers.next()
          const action = state.actions[value % state.actions.length]
          if (!action) throw new Error('an open round offers actions')
          staked += action.raise
          decisions = [...decisions, action.name]
          const next = playBlackjack(stake, decisions, seededDraw(seed))
          expect(next.dealer[0]).toBe(state.dealer[0])
          if (action.name !== 'split')
            for (const [i, { cards }] of state.hands.entries()) expect(next.hands[i]?.cards.slice(0, cards.length)).toEqual(cards)
          state = next
        }
        const { hands, win, dealer } = state
        expect(hands.reduce((sum, hand) => sum + hand.stake, 0)).toBe(staked)
        expect(win === null || (Number.isSafeInteger(win) && win >= 0 && win <= staked * 2.5)).toBe(true)
        for (const { result, cards } of hands) expect(result === 'bust').toBe(blackjackPoints(cards).points > 21)
        if (hands.some(({ result }) => result === 'won' || result === 'tied') && dealer.length > 2)
          expect(blackjackPoints(dealer).points).toBeGreaterThanOrEqual(17)
      }),
    )
  })
})

describe('basic strategy', () => {
  it.each([
    ['10 6 6', 'stand'],
    ['10 7 6', 'hit'],
    ['10 3 2', 'hit'],
    ['10 4 2', 'stand'],
    ['5 10 6', 'double'],
    ['5 A 6', 'hit'],
    ['5 10 5', 'hit'],
    ['4 3 5', 'double'],
    ['A 6 2', 'double'],
    ['A 3 7', 'double'],
    ['A 2 7', 'stand'],
    ['A 9 7', 'hit'],
    ['A 10 A', 'split'],
    ['8 10 8', 'split'],
    ['9 7 9', 'stand'],
    ['9 8 9', 'split'],
    ['4 5 4', 'split'],
    ['4 4 4', 'hit'],
    ['K 6 K', 'stand'],
  ] as const)('with %s (the dealer’s card in the middle) is to %s', (cards, action) => {
    expect(decideByStrategy(play(`${cards} 2`))).toBe(action)
  })

  it('returns about what the game states', () => {
    // 3 sigma of 20,000 rounds are 2.5 %; `npm run bench -- returns` simulates ten million
    const rounds = 20_000
    const draw = seededDraw('basic strategy')
    let returned = 0
    let staked = 0
    for (let i = 0; i < rounds; i++) {
      const { win, stake } = playByStrategy(draw)
      returned += win - stake
      staked += 100
    }
    expect(Math.abs(100 + (returned / staked) * 100 - blackjackRtp)).toBeLessThan(2.5)
  })
})

/** A round by basic strategy. Its draws are recorded, because each decision plays the round again. */
function playByStrategy(draw: Draw): { win: number; stake: number } {
  const drawn: number[] = []
  let decisions: readonly string[] = []
  for (;;) {
    let next = 0
    const state = playBlackjack(100, decisions, (below) => {
      const known = drawn[next] ?? draw(below)
      drawn[next++] = known
      return known
    })
    if (state.win !== null) return { win: state.win, stake: state.hands.reduce((sum, hand) => sum + hand.stake, 0) }
    decisions = [...decisions, decideByStrategy(state)]
  }
}

describe('a shared round', () => {
  const decisions = fc.array(fc.constantFrom('hit', 'stand', 'double', 'split'), { maxLength: 6 })
  /** The round after as many of the decisions as it offers, and `stand` after them. */
  function finish(seed: string, wanted: readonly string[]) {
    const made: string[] = []
    for (const next of [...wanted, ...Array.from({ length: 8 }, () => 'stand')]) {
      const { actions, active } = playBlackjack(100, made, seededDraw(seed, null), { shared: true })
      if (active === null) break
      if (actions.some(({ name }) => name === next)) made.push(next)
    }
    return playBlackjack(100, made, seededDraw(seed, null), { shared: true })
  }

  it('deals one dealer’s hand for any decision of a player', () => {
    fc.assert(
      fc.property(fc.string(), decisions, (seed, wanted) => {
        const shared = finish(seed, [])
        const { dealer, hands } = finish(seed, wanted)
        expect(dealer).toEqual(shared.dealer.slice(0, dealer.length)) // A dealer does not draw against a player above 21.
        expect(hands[0]?.cards[0]).toBe(shared.hands[0]?.cards[0])
      }),
    )
  })

  it('takes the first cards and the dealer’s from the round, and the others from the player’s own numbers', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 2 }), (seed, [one = '', two = '']) => {
        const hit = (own: string) => {
          const draw = () => liveBlackjackDraw(seededDraw(seed, null), seededDraw(seed, own))
          const { active } = playBlackjack(100, [], draw(), { shared: true })
          return playBlackjack(100, active === null ? [] : ['hit'], draw(), { shared: true })
        }
        const [first, second] = [hit(one), hit(two)]
        expect(second.hands[0]?.cards.slice(0, 2)).toEqual(first.hands[0]?.cards.slice(0, 2))
        expect(second.dealer[0]).toBe(first.dealer[0])
      }),
    )
    const thirds = Array.from({ length: 200 }, (_, own) => {
      const draw = liveBlackjackDraw(seededDraw('live hand 0', null), seededDraw('live hand 0', String(own)))
      return playBlackjack(100, ['hit'], draw, { shared: true }).hands[0]?.cards[2]
    })
    expect(new Set(thirds).size).toBeGreaterThan(40) // of 52 cards
  })

  it('deals the dealer’s cards, of which the longest hand has twelve, before the players’', () => {
    const longestAfter = (hand: readonly PlayingCard[]): number =>
      blackjackPoints(hand).points >= 17 ? hand.length : Math.max(...[12, 0, 1, 2, 3, 4, 5].map((rank) => longestAfter([...hand, rank])))
    expect(longestAfter([])).toBe(12)
    const [spadeAce = 0, ...others] = cardsOf('A 6 K 10 8')
    const [six = 0, king = 0, ...own] = others
    const heartAce = spadeAce + 13
    const dealer = [...Array.from({ length: 6 }, () => spadeAce), six, ...Array.from({ length: 4 }, () => heartAce), king]
    const state = playBlackjack(100, ['stand'], dealing([...dealer, ...own]), { shared: true })
    expect(state.dealer).toEqual(dealer)
    expect(show(state.hands[0]?.cards ?? [])).toBe('10 8')
  })
})
