import { reelStrips } from './reels.ts'
import { fewestOfAKind, type HoldAndRespinModel, type LinesModel, payUnits, scatterSymbol, wildSymbol } from './slotModel.ts'
import type { ReelGrid, SlotWin } from './slotSteps.ts'

export type LineRules = LinesModel | HoldAndRespinModel

export interface LinePay {
  symbol: number
  count: number
  /** Twentieths of the stake; 0 without a win. */
  pay: number
}

const doublesWins = (model: LineRules): boolean => model.type === 'lines' && model.wild === 'doubles'

/** Best win from the left: leading wilds count as wilds, or as the symbol that follows them. */
export function evaluateLine(model: LineRules, symbols: readonly number[]): LinePay {
  const first = symbols.find((symbol) => symbol !== wildSymbol)
  const matchLength = (fits: (symbol: number) => boolean): number => {
    const end = symbols.findIndex((symbol) => !fits(symbol))
    return end < 0 ? symbols.length : end
  }
  const payOf = (symbol: number, count: number): number =>
    count >= fewestOfAKind ? (model.paytable[symbol]?.[count - fewestOfAKind] ?? 0) : 0
  const wilds = matchLength((symbol) => symbol === wildSymbol)
  const asWild = { symbol: wildSymbol, count: wilds, pay: payOf(wildSymbol, wilds) }
  if (first === undefined || first === scatterSymbol) return asWild
  const count = matchLength((symbol) => symbol === wildSymbol || symbol === first)
  const helpers = doublesWins(model) ? symbols.slice(0, count).filter((symbol) => symbol === wildSymbol).length : 0
  const asSymbol = { symbol: first, count, pay: payOf(first, count) * 2 ** helpers }
  return asSymbol.pay >= asWild.pay ? asSymbol : asWild
}

/** Wins of one line: from the left, and where the model says so from the right. A win of the whole line counts once. */
export function evaluateBothEnds(model: LineRules, symbols: readonly number[]): readonly (LinePay & { fromRight: boolean })[] {
  const left = { ...evaluateLine(model, symbols), fromRight: false }
  const found = left.pay > 0 ? [left] : []
  if (model.type !== 'lines' || !model.bothWays || (left.pay > 0 && left.count === symbols.length)) return found
  const right = { ...evaluateLine(model, [...symbols].reverse()), fromRight: true }
  return right.pay > 0 ? [...found, right] : found
}

/** The reels that a wild covers. */
export const expandedReels = (model: LineRules, grid: ReelGrid): number[] =>
  model.type === 'lines' && model.wild === 'expands' ? grid.flatMap((column, reel) => (column.includes(wildSymbol) ? [reel] : [])) : []

export const coverReels = (grid: ReelGrid, reels: readonly number[]): ReelGrid =>
  grid.map((column, reel) => (reels.includes(reel) ? column.map(() => wildSymbol) : column))

/** Wins of all lines of a grid whose reels are covered already. `stake` in øre. */
export function evaluateLines(model: LineRules, stake: number, grid: ReelGrid, multiplier: number): SlotWin[] {
  const reels = reelStrips(model).length
  return model.paylines.flatMap((rows, line) =>
    evaluateBothEnds(
      model,
      rows.map((row, reel) => grid[reel]?.[row] ?? scatterSymbol),
    ).map(({ symbol, count, pay, fromRight }) => {
      const cells = rows.map((row, reel) => [reel, row] as const)
      return {
        type: 'line' as const,
        symbol,
        count,
        ways: 1,
        line,
        cells: fromRight ? cells.slice(reels - count) : cells.slice(0, count),
        win: (pay * stake * multiplier) / payUnits,
      }
    }),
  )
}
