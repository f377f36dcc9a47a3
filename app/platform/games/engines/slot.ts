import type { Draw } from './draw.ts'
import { paylines, reelCount, rowCount, type SlotModel, scatter, stripsOf, wild } from './slot-model.ts'

/** Symbols in columns from the left, rows from the top. */
export type Grid = readonly (readonly number[])[]

export interface LineWin {
  /** Index into `paylines`. */
  readonly line: number
  readonly symbol: number
  readonly count: number
  /** Øre. */
  readonly win: number
}

export interface SlotOutcome {
  readonly grid: Grid
  readonly lines: readonly LineWin[]
  readonly scatters: { readonly count: number; readonly win: number } | null
  /** Total win in øre. */
  readonly win: number
}

/** One spin. `stake` in øre, a multiple of 20, so that the stake per line is an integer. */
export function spin(model: SlotModel, stake: number, draw: Draw): SlotOutcome {
  const grid = stripsOf(model).map((strip) => {
    const stop = draw(strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] ?? 0)
  })
  return evaluate(model, stake, grid)
}

/** Computes the wins of a grid. Throws RangeError on a stake that is not a multiple of 20 øre. */
export function evaluate(model: SlotModel, stake: number, grid: Grid): SlotOutcome {
  if (!Number.isSafeInteger(stake) || stake < 1 || stake % 20 !== 0) throw new RangeError(`stake ${stake} is not a multiple of 20 øre`)
  const perLine = stake / model.lines
  const lines: LineWin[] = []
  paylines.slice(0, model.lines).forEach((rows, line) => {
    const best = bestOfLine(
      model,
      rows.map((row, reel) => grid[reel]?.[row] ?? scatter),
    )
    if (best.pay > 0) lines.push({ line, symbol: best.symbol, count: best.count, win: best.pay * perLine })
  })
  const seen = grid.flat().filter((symbol) => symbol === scatter).length
  const scatterPay = seen >= 3 ? (model.scatterPays[Math.min(seen, reelCount) - 3] ?? 0) : 0
  const scatters = scatterPay > 0 ? { count: seen, win: scatterPay * stake } : null
  return { grid, lines, scatters, win: lines.reduce((sum, { win }) => sum + win, 0) + (scatters?.win ?? 0) }
}

/** Best win of a line: leading wilds count as wilds, or as the symbol that follows them. `pay` is a multiple of the line stake. */
export function bestOfLine(model: SlotModel, symbols: readonly number[]): { symbol: number; count: number; pay: number } {
  const first = symbols.find((symbol) => symbol !== wild)
  const run = (fits: (symbol: number) => boolean): number => {
    const end = symbols.findIndex((symbol) => !fits(symbol))
    return end < 0 ? symbols.length : end
  }
  const pay = (symbol: number, count: number): number => (count >= 3 ? (model.pays[symbol]?.[count - 3] ?? 0) : 0)
  const wilds = run((symbol) => symbol === wild)
  const asWild = { symbol: wild, count: wilds, pay: pay(wild, wilds) }
  if (first === undefined || first === scatter) return asWild
  const count = run((symbol) => symbol === wild || symbol === first)
  const asSymbol = { symbol: first, count, pay: pay(first, count) }
  return asSymbol.pay >= asWild.pay ? asSymbol : asWild
}
