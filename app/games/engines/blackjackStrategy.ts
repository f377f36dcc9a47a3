import { type BlackjackAction, type BlackjackState, blackjackPoints, blackjackValue } from './blackjack.ts'

type Range = readonly [from: number, to: number]
const within = (value: number, [from, to]: Range): boolean => value >= from && value <= to
const never: Range = [1, 0]

/** Dealer's cards (an ace is 11) against which a pair of this value is split. */
const splits: Readonly<Record<number, Range>> = { 1: [2, 11], 2: [2, 7], 3: [2, 7], 4: [5, 6], 6: [2, 6], 7: [2, 7], 8: [2, 11], 9: [2, 9] }
/** Dealer's cards against which two cards are doubled, by points. */
const hardDoubles: Readonly<Record<number, Range>> = { 9: [3, 6], 10: [2, 9], 11: [2, 10] }
const softDoubles: Readonly<Record<number, Range>> = { 13: [5, 6], 14: [5, 6], 15: [4, 6], 16: [4, 6], 17: [3, 6], 18: [3, 6] }

/** Basic strategy for six decks, a dealer who stands on every 17, doubling after a split and one split. Throws RangeError in a decided round. */
export function decideByStrategy({ dealer, hands, active, actions }: BlackjackState): BlackjackAction {
  const hand = active === null ? undefined : hands[active]
  const [up] = dealer
  if (!hand || up === undefined) throw new RangeError('the round is decided')
  const may = (name: BlackjackAction): boolean => actions.some((action) => action.name === name)
  const against = blackjackValue(up) === 1 ? 11 : blackjackValue(up)
  const { points, soft } = blackjackPoints(hand.cards)
  const pair = blackjackValue(hand.cards[0] ?? 0)
  // nines are not split against a seven
  if (may('split') && within(against, splits[pair] ?? never) && !(pair === 9 && against === 7)) return 'split'
  if (may('double') && within(against, (soft ? softDoubles : hardDoubles)[points] ?? never)) return 'double'
  return stands(points, soft, against) ? 'stand' : 'hit'
}

function stands(points: number, soft: boolean, against: number): boolean {
  if (soft) return points >= 19 || (points === 18 && against <= 8)
  if (points >= 17) return true
  return against <= 6 && (points >= 13 || (points === 12 && against >= 4))
}
