import type { Draw } from './seededDraw.ts'

/** 0 to 51: suit = index / 13 (spades, hearts, diamonds, clubs), rank = index % 13 (0 is a two, 12 an ace). */
export type PlayingCard = number

/** Rank of a card: 0 is a two, 12 an ace. */
export const rankOf = (card: PlayingCard): number => card % 13

/** The first `count` cards of a shuffled deck (partial Fisher–Yates). */
export function dealCards(count: number, draw: Draw): PlayingCard[] {
  const deck = Array.from({ length: 52 }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    const j = i + draw(52 - i)
    const [a, b] = [deck[i] ?? 0, deck[j] ?? 0]
    deck[i] = b
    deck[j] = a
  }
  return deck.slice(0, count)
}
