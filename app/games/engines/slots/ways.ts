import { findCells } from './reels.ts'
import { fewestOfAKind, payUnits, type WaysModel, wildSymbol } from './slotModel.ts'
import type { ReelGrid, SlotWin } from './slotSteps.ts'

/** Wins of every symbol from the left: the pay of its reels, once for each combination. `stake` in øre. */
export function evaluateWays(model: WaysModel, stake: number, grid: ReelGrid, multiplier: number): SlotWin[] {
  return model.paytable.flatMap((pays, symbol) => {
    const fits = (each: number): boolean => each === symbol || each === wildSymbol
    const counts = grid.map((column) => column.filter(fits).length)
    const end = counts.indexOf(0)
    const count = end < 0 ? counts.length : end
    const pay = count >= fewestOfAKind ? (pays[count - fewestOfAKind] ?? 0) : 0
    if (pay === 0) return []
    const ways = counts.slice(0, count).reduce((product, each) => product * each, 1)
    return [
      {
        type: 'ways' as const,
        symbol,
        count,
        ways,
        line: null,
        cells: findCells(grid.slice(0, count), fits),
        win: (pay * ways * stake * multiplier) / payUnits,
      },
    ]
  })
}
