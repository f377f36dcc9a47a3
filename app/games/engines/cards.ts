import type { Draw } from './seededDraw.ts'

/** 0 to 51: suit = index / 13 (spades, hearts, diamonds, clubs), rank = index % 13 (0 is a two, 12 an ace). */
export type PlayingCard = number

/** Rank of a card: 0 is a two, 12 an ace. */
export const rankOf = (card: PlayingCard): number => card % 13

const sortedShoes = new Map<number, Uint8Array>()
function sortedShoe(decks: number): Uint8Array {
  const known = sortedShoes.get(decks) ?? Uint8Array.from({ length: decks * 52 }, (_, i) => i % 52)
  sortedShoes.set(decks, known)
  return known
}

/**
 * A shoe of one or more decks, shuffled as it is dealt (Fisher–Yates): the order of its cards depends on `draw` alone, not on what is decided
 * between two cards. Throws RangeError when it is empty.
 */
export function createShoe(decks: number, draw: Draw): () => PlayingCard {
  const cards = Uint8Array.from(sortedShoe(decks))
  let dealt = 0
  return () => {
    if (dealt === cards.length) throw new RangeError('the shoe is empty')
    const at = dealt + draw(cards.length - dealt)
    const card = cards[at] ?? 0
    cards[at] = cards[dealt] ?? 0
    dealt += 1
    return card
  }
}

/** The first `count` cards of a shuffled deck. */
export function dealCards(count: number, draw: Draw): PlayingCard[] {
  const deal = createShoe(1, draw)
  return Array.from({ length: count }, deal)
}
