import { type PlayingCard, rankOf } from './cards.ts'
import { jackRank, pokerHandOf } from './pokerHand.ts'

const suitOf = (card: PlayingCard): number => Math.floor(card / 13)
const isHigh = (card: PlayingCard): boolean => rankOf(card) >= jackRank
const positions = [0, 1, 2, 3, 4]
/** Every choice of `count` of the five positions. */
const choices = [0, 1, 2, 3, 4, 5].map((count) =>
  Array.from({ length: 32 }, (_, bits) => positions.filter((i) => bits & (1 << i))).filter((choice) => choice.length === count),
)

const isSuited = (cards: readonly PlayingCard[]): boolean => new Set(cards.map(suitOf)).size === 1
const areDistinct = (cards: readonly PlayingCard[]): boolean => new Set(cards.map(rankOf)).size === cards.length
/** Ranks between the lowest and the highest card; an ace counts low where that is nearer. */
function span(cards: readonly PlayingCard[]): number {
  const widthOf = (ranks: readonly number[]) => Math.max(...ranks) - Math.min(...ranks)
  const ranks = cards.map(rankOf)
  return Math.min(widthOf(ranks), widthOf(ranks.map((rank) => (rank === 12 ? -1 : rank))))
}
const toStraight = (cards: readonly PlayingCard[]): boolean => areDistinct(cards) && span(cards) <= 4
/** Whether a straight may be completed at both ends. */
const isOpen = (cards: readonly PlayingCard[]): boolean => {
  const ranks = cards.map(rankOf)
  return areDistinct(cards) && Math.max(...ranks) - Math.min(...ranks) === 3 && Math.max(...ranks) < 12
}
const toRoyal = (cards: readonly PlayingCard[]): boolean => isSuited(cards) && cards.every((card) => rankOf(card) >= 8)
const isPair = (cards: readonly PlayingCard[]): boolean => !areDistinct(cards)

const rankCount = (cards: readonly PlayingCard[]): number => new Set(cards.map(rankOf)).size
const isTwoPair = (cards: readonly PlayingCard[]): boolean =>
  rankCount(cards) === 2 && cards.every((card) => cards.filter((other) => rankOf(other) === rankOf(card)).length === 2)
const isTenAndHigh = (cards: readonly PlayingCard[]): boolean =>
  isSuited(cards) && cards.some((card) => rankOf(card) === 8) && cards.every((card) => rankOf(card) >= 8 && rankOf(card) < 12)

type Rule = readonly [count: number, holds: (cards: readonly PlayingCard[]) => boolean]

/** What to hold, best first: the widely published simple strategy of sixteen rules for the 9/6 paytable. It returns 99.46 %. */
const ladder: readonly Rule[] = [
  [5, (cards) => ['royal-flush', 'straight-flush', 'four'].includes(pokerHandOf(cards))],
  [4, toRoyal],
  [5, (cards) => ['full-house', 'flush', 'straight'].includes(pokerHandOf(cards))],
  [3, (cards) => rankCount(cards) === 1],
  [4, (cards) => isSuited(cards) && toStraight(cards)],
  [4, isTwoPair],
  [2, (cards) => isPair(cards) && cards.every(isHigh)],
  [3, toRoyal],
  [4, isSuited],
  [2, isPair],
  [4, isOpen],
  [2, (cards) => isSuited(cards) && cards.every(isHigh)],
  [3, (cards) => isSuited(cards) && toStraight(cards)],
  [2, (cards) => cards.every(isHigh)],
  [2, isTenAndHigh],
  [1, (cards) => cards.every(isHigh)],
]

/** Positions of the cards to hold of the five dealt ones. */
export function holdByStrategy(cards: readonly PlayingCard[]): readonly number[] {
  const rankSum = (choice: readonly number[]): number => choice.reduce((sum, i) => sum + rankOf(cards[i] ?? 0), 0)
  for (const [count, holds] of ladder) {
    const [first, ...others] = choices[count]?.filter((each) => holds(each.map((i) => cards[i] ?? 0))) ?? []
    // Of several choices the one with the lowest cards: two of three high cards.
    if (first) return others.reduce((best, each) => (rankSum(each) < rankSum(best) ? each : best), first)
  }
  return []
}
