import { createShoe, type PlayingCard, rankOf } from './cards.ts'
import type { Draw } from './seededDraw.ts'

/** Decks of the shoe, shuffled for each round. */
export const baccaratDecks = 8

/** What a winning bet pays in hundredths of its amount, the amount included: the bank's win less 5 % commission. */
const baccaratPays = { player: 200, banker: 195, tie: 900 } as const
export type BaccaratBet = keyof typeof baccaratPays
export const baccaratBets = Object.keys(baccaratPays) as BaccaratBet[] // keys of the record

/** Amounts of bets must be divisible by this, so that the commission leaves whole øre. */
const betUnit = 20

/** Whether the table offers a bet. */
export const isBaccaratBet = (bet: string): bet is BaccaratBet => Object.hasOwn(baccaratPays, bet)

/** Points of a card: an ace counts 1, tens and court cards 0. */
export function baccaratPoints(card: PlayingCard): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank < 8 ? rank + 2 : 0
}

/** Points of a hand: the last digit of the sum. */
export const baccaratTotal = (hand: readonly PlayingCard[]): number => hand.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10

/** Whether the bank draws a third card. `third`: points of the player's third card; null if the player stood. */
export function bankDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5
  if (total <= 2) return true
  if (total === 3) return third !== 8
  const lowest = { 4: 2, 5: 4, 6: 6 }[total]
  return lowest !== undefined && third >= lowest && third <= 7
}

export interface BaccaratOutcome {
  player: readonly PlayingCard[]
  banker: readonly PlayingCard[]
  result: BaccaratBet
  wins: readonly { bet: BaccaratBet; win: number }[]
  /** Øre. */
  win: number
}

/** Deals a round by the fixed drawing rules: player, bank, player, bank, then the third cards. */
export function dealBaccarat(deal: () => PlayingCard): Pick<BaccaratOutcome, 'player' | 'banker' | 'result'> {
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()]
  let [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  if (Math.max(baccaratTotal(player), baccaratTotal(banker)) < 8) {
    const drawn = baccaratTotal(player) <= 5 ? deal() : null
    if (drawn !== null) player = [...player, drawn]
    if (bankDraws(baccaratTotal(banker), drawn === null ? null : baccaratPoints(drawn))) banker = [...banker, deal()]
  }
  const lead = baccaratTotal(player) - baccaratTotal(banker)
  return { player, banker, result: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' }
}

/** Øre that a bet returns: on a tie the bets on player and bank are returned. */
export function baccaratReturn(bet: BaccaratBet, amount: number, result: BaccaratBet): number {
  if (bet === result) return (amount * baccaratPays[bet]) / 100
  return result === 'tie' ? amount : 0
}

/** One round. `bets`: amounts in øre by bet. Throws RangeError without bets, on an unknown one, or on an amount that is no multiple of 20 øre. */
export function playBaccarat(bets: Readonly<Record<string, number>>, draw: Draw): BaccaratOutcome {
  const laid = Object.entries(bets).map(([bet, amount]) => {
    if (!isBaccaratBet(bet)) throw new RangeError(`no such bet: ${bet}`)
    if (!Number.isSafeInteger(amount) || amount < betUnit || amount % betUnit !== 0) throw new RangeError(`a bet of ${amount} øre`)
    return { bet, amount }
  })
  if (laid.length === 0) throw new RangeError('no bets')
  const dealt = dealBaccarat(createShoe(baccaratDecks, draw))
  const wins = laid.map(({ bet, amount }) => ({ bet, win: baccaratReturn(bet, amount, dealt.result) })).filter(({ win }) => win > 0)
  return { ...dealt, wins, win: wins.reduce((sum, { win }) => sum + win, 0) }
}

/**
 * Return to player by bet, over every order of six cards of the shoe: per cent, two decimals. The game states the return of the bank, its
 * best bet.
 */
export const baccaratRtp: Readonly<Record<BaccaratBet, number>> = { player: 98.76, banker: 98.94, tie: 85.64 }
