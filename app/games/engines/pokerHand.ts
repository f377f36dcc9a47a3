import { type PlayingCard, rankOf } from './cards.ts'

/** Poker hands that »Jacks or better« pays, best first. */
export const pokerHands = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'high-pair',
  'nothing',
] as const
export type PokerHand = (typeof pokerHands)[number]

/** Rank of a jack: the lowest rank whose pair is paid. */
export const jackRank = 9
const aceRank = 12
/** Ranks of an ace to five as bits: the ace counts low in a straight too. */
const wheelRanks = 0b1_0000_0000_1111

/** The hand that five cards make. */
export function pokerHandOf(cards: readonly PlayingCard[]): PokerHand {
  let ranks = 0
  let pairs = 0
  let triples = 0
  let highPair = false
  const counts = new Uint8Array(13)
  let suits = 0
  for (const card of cards) {
    const rank = rankOf(card)
    suits |= 1 << Math.floor(card / 13)
    ranks |= 1 << rank
    counts[rank] = (counts[rank] ?? 0) + 1
  }
  for (let rank = 0; rank <= aceRank; rank++) {
    const count = counts[rank]
    if (count === 4) return 'four'
    if (count === 3) triples += 1
    if (count === 2) {
      pairs += 1
      highPair ||= rank >= jackRank
    }
  }
  if (triples) return pairs ? 'full-house' : 'three'
  if (pairs) return pairs === 2 ? 'two-pair' : highPair ? 'high-pair' : 'nothing'
  const flush = (suits & (suits - 1)) === 0
  const lowest = ranks & -ranks
  const straight = ranks === lowest * 0b11111 || ranks === wheelRanks
  if (straight && flush) return lowest === 1 << 8 ? 'royal-flush' : 'straight-flush'
  return flush ? 'flush' : straight ? 'straight' : 'nothing'
}
