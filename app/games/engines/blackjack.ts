import { createShoe, type PlayingCard, rankOf } from './cards.ts'
import type { Draw } from './seededDraw.ts'

/** Decks of the shoe, shuffled for each round. */
const blackjackDecks = 6
/** The dealer draws to 16 and stands on every 17. */
const dealerStandsOn = 17
/** The longest hand of a dealer: six aces, a six, four aces (16) and one more. */
const longestDealerHand = 12

const blackjackActions = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackAction = (typeof blackjackActions)[number]
export type BlackjackResult = 'blackjack' | 'won' | 'tied' | 'lost' | 'bust'

export interface BlackjackHand {
  cards: readonly PlayingCard[]
  /** Øre. */
  stake: number
  /** Null while the round is open. */
  result: BlackjackResult | null
}

export interface BlackjackState {
  /** The cards of the dealer that lie open: the first one until the player's last decision. */
  dealer: readonly PlayingCard[]
  hands: readonly BlackjackHand[]
  /** The hand that the next decision is for; null once the round is decided. */
  active: number | null
  /** What the player may decide, and the øre that it adds to the stake. */
  actions: readonly { name: BlackjackAction; raise: number }[]
  /** Øre; null while the round is open. */
  win: number | null
}

/** Value of a card: court cards count 10, an ace 1. */
export function blackjackValue(card: PlayingCard): number {
  const rank = rankOf(card)
  return rank === 12 ? 1 : Math.min(rank + 2, 10)
}

/** Points of a hand: one ace counts 11 while that is not more than 21, which makes the hand soft. */
export function blackjackPoints(cards: readonly PlayingCard[]): { points: number; soft: boolean } {
  const low = cards.reduce((sum, card) => sum + blackjackValue(card), 0)
  const soft = low <= 11 && cards.some((card) => blackjackValue(card) === 1)
  return { points: soft ? low + 10 : low, soft }
}

const pointsOf = (cards: readonly PlayingCard[]): number => blackjackPoints(cards).points
const isBlackjack = (cards: readonly PlayingCard[]): boolean => cards.length === 2 && pointsOf(cards) === 21

interface OpenHand {
  cards: readonly PlayingCard[]
  stake: number
  done: boolean
}

/**
 * Plays a round from its draws and the decisions so far. A dealer who shows an ace or a ten looks for blackjack before the player decides, so
 * that no stake is added to a lost round. `stake`: even øre. Throws RangeError on another stake, and on a decision that the round does not offer.
 *
 * `shared`: the round of a live table, with the draws of `liveBlackjackDraw`. There the dealer has the first cards of the shoe, and the players the following
 * ones, so that all play against one dealer's hand, whatever each decides. The order of a shuffled shoe favours no place in it: the return is that of a round
 * of one player.
 */
export function playBlackjack(stake: number, decisions: readonly string[], draw: Draw, { shared = false } = {}): BlackjackState {
  if (!Number.isSafeInteger(stake) || stake < 2 || stake % 2 !== 0) throw new RangeError(`stake ${stake} is not even øre`)
  const deal = createShoe(blackjackDecks, draw)
  const dealToDealer = shared ? keepForDealer(deal) : deal
  const [first, up, second, hole] = [deal(), dealToDealer(), deal(), dealToDealer()]
  const dealer = [up, hole]
  const natural = isBlackjack([first, second])
  let hands: OpenHand[] = [{ cards: [first, second], stake, done: natural || isBlackjack(dealer) }]

  for (const decision of decisions) {
    const hand = hands.find(({ done }) => !done)
    const action = hand && actionsOf(hand, hands.length).find(({ name }) => name === decision)
    if (!hand || !action) throw new RangeError(`no such decision: ${decision}`)
    if (action.name === 'split') hands = split(hand, deal)
    else decide(hand, action.name, deal)
  }

  const active = hands.findIndex(({ done }) => !done)
  const open = hands[active]
  if (open) {
    const waiting = hands.map(({ cards, stake: staked }) => ({ cards, stake: staked, result: null }))
    return { dealer: [up], hands: waiting, active, actions: actionsOf(open, hands.length), win: null }
  }
  if (!natural && hands.some(({ cards }) => pointsOf(cards) <= 21)) while (pointsOf(dealer) < dealerStandsOn) dealer.push(dealToDealer())
  const settled = hands.map(({ cards, stake: staked }) => ({ cards, stake: staked, result: resultOf(cards, dealer, hands.length === 1) }))
  return { dealer, hands: settled, active: null, actions: [], win: settled.reduce((sum, hand) => sum + blackjackReturn(hand), 0) }
}

/** The cards that are the same for all players of a shared round: the dealer's and the first two of a hand. */
const sharedCards = longestDealerHand + 2

/**
 * The draws of a player's hand at a live table: the cards that all players have in common come from `round`, those that the player decides to take from `own`,
 * so that one player's card tells another nothing about the next one.
 */
export function liveBlackjackDraw(round: Draw, own: Draw): Draw {
  let drawn = 0
  return (below) => (drawn++ < sharedCards ? round(below) : own(below))
}

/** Takes the dealer's cards from the shoe before any other is dealt. */
function keepForDealer(deal: () => PlayingCard): () => PlayingCard {
  const kept = Array.from({ length: longestDealerHand }, deal)
  return () => kept.shift() ?? deal()
}

/** A pair may be split once; two cards may be doubled, after a split too. */
function actionsOf({ cards, stake }: OpenHand, hands: number): { name: BlackjackAction; raise: number }[] {
  const [first = 0, second = 0] = cards
  const isPair = cards.length === 2 && blackjackValue(first) === blackjackValue(second)
  return [
    { name: 'hit', raise: 0 },
    { name: 'stand', raise: 0 },
    ...(cards.length === 2 ? [{ name: 'double' as const, raise: stake }] : []),
    ...(hands === 1 && isPair ? [{ name: 'split' as const, raise: stake }] : []),
  ]
}

function decide(hand: OpenHand, action: Exclude<BlackjackAction, 'split'>, deal: () => PlayingCard): void {
  if (action !== 'stand') hand.cards = [...hand.cards, deal()]
  if (action === 'double') hand.stake *= 2
  hand.done = action !== 'hit' || pointsOf(hand.cards) >= 21
}

/** Each card of the pair gets a second one; split aces get no further. */
function split({ cards, stake }: OpenHand, deal: () => PlayingCard): OpenHand[] {
  return cards.map((card) => {
    const both = [card, deal()]
    return { cards: both, stake, done: blackjackValue(card) === 1 || pointsOf(both) === 21 }
  })
}

/** `unsplit`: 21 with two cards is a blackjack. */
function resultOf(cards: readonly PlayingCard[], dealer: readonly PlayingCard[], unsplit: boolean): BlackjackResult {
  const points = pointsOf(cards)
  if (points > 21) return 'bust'
  const [natural, against] = [unsplit && isBlackjack(cards), isBlackjack(dealer)]
  if (natural || against) return natural && against ? 'tied' : natural ? 'blackjack' : 'lost'
  const other = pointsOf(dealer)
  if (other > 21 || points > other) return 'won'
  return points === other ? 'tied' : 'lost'
}

/** What a result returns in halves of the stake, the stake included: a blackjack pays 3 to 2. */
const halves: Readonly<Record<BlackjackResult, number>> = { blackjack: 5, won: 4, tied: 2, lost: 0, bust: 0 }

const blackjackReturn = ({ stake, result }: { stake: number; result: BlackjackResult }): number => (stake / 2) * halves[result]

/** Return to player with basic strategy, of the first stake, simulated: per cent, one decimal. `npm run bench -- returns` simulates it. */
export const blackjackRtp = 99.5
