import { dealCards, type PlayingCard, rankOf } from './cards.ts'
import type { Draw } from './seededDraw.ts'

export interface HighCardOutcome {
  player: PlayingCard
  house: PlayingCard
  result: 'won' | 'lost' | 'tied'
  /** Øre. */
  win: number
}

/** One card each from one deck. The higher rank pays twice the stake; equal ranks return half of it. `stake`: even øre, else RangeError. */
export function playHighCard(stake: number, draw: Draw): HighCardOutcome {
  if (!Number.isSafeInteger(stake) || stake < 2 || stake % 2 !== 0) throw new RangeError(`stake ${stake} is not even øre`)
  const [player = 0, house = 0] = dealCards(2, draw)
  const result = rankOf(player) > rankOf(house) ? 'won' : rankOf(player) < rankOf(house) ? 'lost' : 'tied'
  return { player, house, result, win: { won: stake * 2, tied: stake / 2, lost: 0 }[result] }
}

/** Return to player, 24/51 × 2 + 3/51 × ½: per cent, two decimals. */
export const highCardRtp = 97.06
