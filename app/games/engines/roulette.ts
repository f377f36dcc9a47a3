import type { Draw } from './seededDraw.ts'

/** Pockets of the European wheel, clockwise from zero. */
export const wheelPockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Whether a pocket is red. */
export const isRed = (pocket: number): boolean => redNumbers.has(pocket)

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

const numbers = range(1, 36)
/** First numbers of the twelve rows of three. */
const rowStarts = range(1, 34, 3)
const isRowEnd = (n: number): boolean => n % 3 === 0

/** Every bet of the table with the pockets that it covers. */
const coveredPockets: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...range(0, 36).map((n) => [`n${n}`, [n]] as const),
  // split
  ...[1, 2, 3].map((n) => [`s0-${n}`, [0, n]] as const),
  ...numbers.filter((n) => !isRowEnd(n)).map((n) => [`s${n}-${n + 1}`, [n, n + 1]] as const),
  ...numbers.filter((n) => n <= 33).map((n) => [`s${n}-${n + 3}`, [n, n + 3]] as const),
  // street
  ['t0-1-2', [0, 1, 2]],
  ['t0-2-3', [0, 2, 3]],
  ...rowStarts.map((n) => [`t${n}`, [n, n + 1, n + 2]] as const),
  // corner
  ['c0', [0, 1, 2, 3]],
  ...numbers.filter((n) => n <= 32 && !isRowEnd(n)).map((n) => [`c${n}`, [n, n + 1, n + 3, n + 4]] as const),
  // six line
  ...rowStarts.filter((n) => n <= 31).map((n) => [`l${n}`, range(n, n + 5)] as const),
  ...[1, 2, 3].map((n) => [`column${n}`, range(n, 36, 3)] as const),
  ...[1, 2, 3].map((n) => [`dozen${n}`, range(12 * n - 11, 12 * n)] as const),
  ['low', range(1, 18)],
  ['high', range(19, 36)],
  ['even', numbers.filter((n) => n % 2 === 0)],
  ['odd', numbers.filter((n) => n % 2 === 1)],
  ['red', numbers.filter(isRed)],
  ['black', numbers.filter((n) => !isRed(n))],
])

/**
 * Ids of all bets: `n7` is the number 7, `s7-8` the two numbers, `t7` the row that begins with 7, `c7` the four numbers of which 7 is the
 * lowest, `l7` the two rows from 7; with zero `t0-1-2`, `t0-2-3` and `c0`; `column1`, `dozen1`, `low`, `even`, `red` and their siblings.
 */
export const rouletteBets: readonly string[] = [...coveredPockets.keys()]

/** Whether the table offers a bet. */
export const isBet = (bet: string): boolean => coveredPockets.has(bet)

/** The pockets that a bet covers. Throws RangeError on an unknown bet. */
export function pocketsOf(bet: string): readonly number[] {
  const pockets = coveredPockets.get(bet)
  if (!pockets) throw new RangeError(`no such bet: ${bet}`)
  return pockets
}

/** Multiple of the stake that a winning bet pays, stake included: 36 divided by the number of covered pockets. */
export const payoutMultiple = (bet: string): number => 36 / pocketsOf(bet).length

/** A number with its neighbours on the wheel, two on each side, clockwise. */
export function neighboursOf(pocket: number): readonly number[] {
  const order: readonly number[] = wheelPockets
  const place = order.indexOf(pocket)
  return [-2, -1, 0, 1, 2].map((by) => order[(place + by + order.length) % order.length] ?? 0)
}

export interface RouletteOutcome {
  pocket: number
  wins: readonly { bet: string; win: number }[]
  /** Øre. */
  win: number
}

/** Draws the pocket in which the ball lands. */
export const drawPocket = (draw: Draw): number => wheelPockets[draw(wheelPockets.length)] ?? 0

/** One spin. `bets`: amounts in øre by bet. Throws RangeError without bets, or on an amount that is not a positive integer. */
export function spinWheel(bets: Readonly<Record<string, number>>, draw: Draw): RouletteOutcome {
  const entries = Object.entries(bets)
  if (entries.length === 0 || entries.some(([, amount]) => !Number.isSafeInteger(amount) || amount < 1))
    throw new RangeError('a bet without an amount')
  const multiples = entries.map(([bet, amount]) => ({ bet, amount, times: payoutMultiple(bet) }))
  const pocket = drawPocket(draw)
  const wins = multiples
    .filter(({ bet }) => pocketsOf(bet).includes(pocket))
    .map(({ bet, amount, times }) => ({ bet, win: amount * times }))
  return { pocket, wins, win: wins.reduce((sum, { win }) => sum + win, 0) }
}

/** Return to player of every bet, 36/37: per cent, two decimals. */
export const rouletteRtp = 97.3
