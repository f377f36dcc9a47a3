import { createShoe, type PlayingCard } from './cards.ts'
import { type PokerHand, pokerHandOf } from './pokerHand.ts'
import type { Draw } from './seededDraw.ts'

/** What each hand pays as a multiple of the stake: the full 9/6 paytable of »Jacks or better«, at the price of five coins. */
export const videoPokerPays: Readonly<Record<PokerHand, number>> = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  three: 3,
  'two-pair': 2,
  'high-pair': 1,
  nothing: 0,
}

export interface VideoPokerState {
  /** The five cards: those dealt, or after the exchange those held and drawn. */
  cards: readonly PlayingCard[]
  /** Positions of the held cards, ascending; null before the exchange. */
  held: readonly number[] | null
  hand: PokerHand
  /** Øre; 0 before the exchange. */
  win: number
}

/**
 * Plays a round from its draws: five cards, and with `held` (positions 0 to 4) the exchange of the others. The drawn cards are the next of
 * the shuffled deck, so that they do not depend on which are held, only how many. `stake` in øre.
 */
export function playVideoPoker(stake: number, held: readonly number[] | null, draw: Draw): VideoPokerState {
  const deal = createShoe(1, draw)
  const dealt = Array.from({ length: 5 }, deal)
  if (held === null) return { cards: dealt, held, hand: pokerHandOf(dealt), win: 0 }
  const cards = dealt.map((card, i) => (held.includes(i) ? card : deal()))
  const hand = pokerHandOf(cards)
  return { cards, held, hand, win: stake * videoPokerPays[hand] }
}

/** Return to player with optimal play, over every hand and every choice: per cent, two decimals. `npm run bench -- returns` computes it. */
export const videoPokerRtp = 99.54
