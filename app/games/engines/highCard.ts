import { dealCards, type PlayingCard, rankOf } from './cards.ts'
import type { Draw } from './seededDraw.ts'

/** What the bets of the table return, in halves of their amount, the amount included. A tie leaves half of a bet on a side. */
const highCardPays = {
  player: { won: 4, tied: 1 },
  tie: { won: 32, tied: 0 },
  suit: { won: 8, tied: 0 },
  house: { won: 4, tied: 1 },
} as const
export type HighCardBet = keyof typeof highCardPays
export const highCardBets = Object.keys(highCardPays) as HighCardBet[] // keys of the record

/** Whether the table offers a bet. */
export const isHighCardBet = (bet: string): bet is HighCardBet => Object.hasOwn(highCardPays, bet)

export interface HighCardOutcome {
  player: PlayingCard
  house: PlayingCard
  /** For the player's card. */
  result: 'won' | 'lost' | 'tied'
  wins: readonly { bet: HighCardBet; win: number }[]
  /** Øre. */
  win: number
}

/** How the player's card stands against the house's. */
export function compareHighCards(player: PlayingCard, house: PlayingCard): HighCardOutcome['result'] {
  const lead = rankOf(player) - rankOf(house)
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied'
}

/** Whether two cards are of one suit. */
export const isSuited = (one: PlayingCard, other: PlayingCard): boolean => Math.floor(one / 13) === Math.floor(other / 13)

const sides = { won: 'player', lost: 'house', tied: 'tie' } as const

/** The bets that two cards let win. */
export function winningBets(player: PlayingCard, house: PlayingCard): HighCardBet[] {
  const side = sides[compareHighCards(player, house)]
  return isSuited(player, house) ? [side, 'suit'] : [side]
}

/** Øre that a bet returns on two cards. */
export function highCardReturn(bet: HighCardBet, amount: number, player: PlayingCard, house: PlayingCard): number {
  const { won, tied } = highCardPays[bet]
  if (winningBets(player, house).includes(bet)) return (won * amount) / 2
  return compareHighCards(player, house) === 'tied' ? (tied * amount) / 2 : 0
}

/**
 * One card each from one deck. `stake`: øre by bet, or of the bet on the player's card. Throws RangeError without bets, on an unknown one, or on an
 * amount that is not even øre.
 */
export function playHighCard(stake: number | Readonly<Record<string, number>>, draw: Draw): HighCardOutcome {
  const laid = Object.entries(typeof stake === 'number' ? { player: stake } : stake).map(([bet, amount]) => {
    if (!isHighCardBet(bet)) throw new RangeError(`no such bet: ${bet}`)
    if (!Number.isSafeInteger(amount) || amount < 2 || amount % 2 !== 0) throw new RangeError(`a bet of ${amount} is not even øre`)
    return { bet, amount }
  })
  if (laid.length === 0) throw new RangeError('no bets')
  const [player = 0, house = 0] = dealCards(2, draw)
  const wins = laid.map(({ bet, amount }) => ({ bet, win: highCardReturn(bet, amount, player, house) })).filter(({ win }) => win > 0)
  return { player, house, result: compareHighCards(player, house), wins, win: wins.reduce((sum, { win }) => sum + win, 0) }
}

/** Return to player by bet, over every pair of cards: per cent, two decimals. */
export const highCardRtps: Readonly<Record<HighCardBet, number>> = { player: 97.06, tie: 94.12, suit: 94.12, house: 97.06 }

/** Return to player of the best bets, which the game states. */
export const highCardRtp = highCardRtps.player
