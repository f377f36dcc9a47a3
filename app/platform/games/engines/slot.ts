import type { Draw } from './seededDraw.ts'
import { paylines, reelCount, reelStrips, rowCount, type SlotModel, scatterSymbol, wildSymbol } from './slotModel.ts'

/** Symbols in columns from the left, rows from the top. */
export type ReelGrid = readonly (readonly number[])[]

export interface LineWin {
  /** Index into `paylines`. */
  line: number
  symbol: number
  count: number
  /** Øre. */
  win: number
}

export interface SlotOutcome {
  grid: ReelGrid
  lines: readonly LineWin[]
  scatters: { count: number; win: number } | null
  /** Total win in øre. */
  win: number
}

/** One spin. `stake` in øre, a multiple of 20, so that the stake per line is an integer. */
export function spinReels(model: SlotModel, stake: number, draw: Draw): SlotOutcome {
  const grid = reelStrips(model).map((strip) => {
    const stop = draw(strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
  })
  return evaluateGrid(model, stake, grid)
}

/** Computes the wins of a grid. Throws RangeError on a stake that is not a multiple of 20 øre. */
export function evaluateGrid(model: SlotModel, stake: number, grid: ReelGrid): SlotOutcome {
  if (!Number.isSafeInteger(stake) || stake < 1 || stake % 20 !== 0) throw new RangeError(`stake ${stake} is not a multiple of 20 øre`)
  const lineStake = stake / model.lines
  const lines: LineWin[] = []
  paylines.slice(0, model.lines).forEach((rows, line) => {
    const best = evaluateLine(
      model,
      rows.map((row, reel) => grid[reel]?.[row] ?? scatterSymbol),
    )
    if (best.pay > 0) lines.push({ line, symbol: best.symbol, count: best.count, win: best.pay * lineStake })
  })
  const scatterCount = grid.flat().filter((symbol) => symbol === scatterSymbol).length
  const scatterPay = scatterCount >= 3 ? (model.scatterPays[Math.min(scatterCount, reelCount) - 3] ?? 0) : 0
  const scatters = scatterPay > 0 ? { count: scatterCount, win: scatterPay * stake } : null
  return { grid, lines, scatters, win: lines.reduce((sum, { win }) => sum + win, 0) + (scatters?.win ?? 0) }
}

/** Best win of a line: leading wilds count as wilds, or as the symbol that follows them. `pay` is a multiple of the line stake. */
export function evaluateLine(model: SlotModel, symbols: readonly number[]): { symbol: number; count: number; pay: number } {
  const first = symbols.find((symbol) => symbol !== wildSymbol)
  const matchLength = (fits: (symbol: number) => boolean): number => {
    const end = symbols.findIndex((symbol) => !fits(symbol))
    return end < 0 ? symbols.length : end
  }
  const pay = (symbol: number, count: number): number => (count >= 3 ? (model.paytable[symbol]?.[count - 3] ?? 0) : 0)
  const wilds = matchLength((symbol) => symbol === wildSymbol)
  const asWild = { symbol: wildSymbol, count: wilds, pay: pay(wildSymbol, wilds) }
  if (first === undefined || first === scatterSymbol) return asWild
  const count = matchLength((symbol) => symbol === wildSymbol || symbol === first)
  const asSymbol = { symbol: first, count, pay: pay(first, count) }
  return asSymbol.pay >= asWild.pay ? asSymbol : asWild
}
