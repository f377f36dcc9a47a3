import type { Draw } from './seededDraw.ts'

/** Pockets of the European wheel, clockwise from zero. */
export const wheelPockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Whether a pocket is red. */
export const isRed = (pocket: number): boolean => redNumbers.has(pocket)

/** Outside bets and the pockets that they cover. Straight-up bets are `n0` to `n36`. */
export const rouletteBets = {
  red: (n: number) => isRed(n),
  black: (n: number) => n !== 0 && !isRed(n),
  even: (n: number) => n !== 0 && n % 2 === 0,
  odd: (n: number) => n % 2 === 1,
  low: (n: number) => n >= 1 && n <= 18,
  high: (n: number) => n >= 19,
  dozen1: (n: number) => n >= 1 && n <= 12,
  dozen2: (n: number) => n >= 13 && n <= 24,
  dozen3: (n: number) => n >= 25,
} satisfies Record<string, (pocket: number) => boolean>

const isOutsideBet = (bet: string): bet is keyof typeof rouletteBets => Object.hasOwn(rouletteBets, bet)
const straightUpBets: ReadonlyMap<string, number> = new Map(wheelPockets.map((pocket) => [`n${pocket}`, pocket]))

/** Whether the table offers a bet. */
export const isBet = (bet: string): boolean => isOutsideBet(bet) || straightUpBets.has(bet)

/** Whether a bet covers a pocket. Throws RangeError on an unknown bet. */
export function betCovers(bet: string, pocket: number): boolean {
  if (!isBet(bet)) throw new RangeError(`no such bet: ${bet}`)
  return isOutsideBet(bet) ? rouletteBets[bet](pocket) : straightUpBets.get(bet) === pocket
}

/** Multiple of the stake that a winning bet pays, stake included: 36 divided by the number of covered pockets. */
export const payoutMultiple = (bet: string): number => 36 / wheelPockets.filter((pocket) => betCovers(bet, pocket)).length

export interface RouletteOutcome {
  pocket: number
  wins: readonly { bet: string; win: number }[]
  /** Øre. */
  win: number
}

/** One spin. `bets`: amounts in øre by bet. Throws RangeError without bets, or on an amount that is not a positive integer. */
export function spinWheel(bets: Readonly<Record<string, number>>, draw: Draw): RouletteOutcome {
  const entries = Object.entries(bets)
  if (entries.length === 0 || entries.some(([, amount]) => !Number.isSafeInteger(amount) || amount < 1))
    throw new RangeError('a bet without an amount')
  const multiples = entries.map(([bet, amount]) => ({ bet, amount, times: payoutMultiple(bet) }))
  const pocket = wheelPockets[draw(wheelPockets.length)] ?? 0
  const wins = multiples.filter(({ bet }) => betCovers(bet, pocket)).map(({ bet, amount, times }) => ({ bet, win: amount * times }))
  return { pocket, wins, win: wins.reduce((sum, { win }) => sum + win, 0) }
}

/** Return to player of every bet, 36/37: per cent, two decimals. */
export const rouletteRtp = 97.3
