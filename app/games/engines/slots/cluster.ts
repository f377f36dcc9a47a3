import type { Draw } from '../seededDraw.ts'
import { type ClusterModel, payUnits, wildSymbol } from './slotModel.ts'
import { type Cell, type ReelGrid, type SlotStep, type SlotWin, sumWins } from './slotSteps.ts'

/** A first grid, and another fall after each winning grid. `stake` in øre. */
export function spinCluster(model: ClusterModel, stake: number, draw: Draw): readonly SlotStep[] {
  const first = Array.from({ length: model.columns }, () => Array.from({ length: model.rows }, () => drawSymbol(model, draw)))
  const steps: SlotStep[] = []
  let grid: ReelGrid = first
  for (let fall = 0; ; fall++) {
    const multiplier = model.multipliers[Math.min(fall, model.multipliers.length - 1)] ?? 1
    const wins = evaluateClusters(model, stake, grid, multiplier)
    const shared = { grid, multiplier, wins, win: sumWins(wins) }
    steps.push(
      fall === 0
        ? { type: 'spin', expandedReels: [], freeSpin: null, freeSpinsWon: 0, coins: [], ...shared }
        : { type: 'cascade', ...shared },
    )
    if (wins.length === 0 || fall === model.maxCascades) return steps
    grid = dropSymbols(
      grid,
      wins.flatMap(({ cells }) => cells),
      () => drawSymbol(model, draw),
    )
  }
}

function drawSymbol({ weights }: ClusterModel, draw: Draw): number {
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** Groups of equal symbols that touch at their sides. A wild belongs to each group that it touches, and makes none by itself. */
export function evaluateClusters(model: ClusterModel, stake: number, grid: ReelGrid, multiplier: number): SlotWin[] {
  const found: SlotWin[] = []
  const known = grid.map((column) => column.map(() => false))
  for (const [reel, column] of grid.entries())
    for (const [row, symbol] of column.entries()) {
      if (symbol === wildSymbol || known[reel]?.[row]) continue
      const cells = collectCluster(grid, [reel, row], symbol)
      for (const [x, y] of cells) {
        const marks = known[x]
        if (marks && grid[x]?.[y] === symbol) marks[y] = true
      }
      const pay = payOfCluster(model, symbol, cells.length)
      if (pay > 0)
        found.push({
          type: 'cluster',
          symbol,
          count: cells.length,
          ways: 1,
          line: null,
          cells,
          win: (pay * stake * multiplier) / payUnits,
        })
    }
  return found
}

function collectCluster(grid: ReelGrid, start: Cell, symbol: number): Cell[] {
  const cells: Cell[] = [start]
  const seen = new Set([start[0] * 100 + start[1]])
  for (const [reel, row] of cells)
    for (const [x, y] of [
      [reel - 1, row],
      [reel + 1, row],
      [reel, row - 1],
      [reel, row + 1],
    ] as const) {
      const near = grid[x]?.[y]
      if ((near !== symbol && near !== wildSymbol) || seen.has(x * 100 + y)) continue
      seen.add(x * 100 + y)
      cells.push([x, y])
    }
  return cells
}

/** Twentieths of the stake for a cluster of this size; 0 below the smallest. */
export function payOfCluster({ sizes, paytable }: ClusterModel, symbol: number, size: number): number {
  const column = sizes.findLastIndex((smallest) => size >= smallest)
  return column < 0 ? 0 : (paytable[symbol]?.[column] ?? 0)
}

/** Removes cells, lets the others fall, and fills each column from above. */
export function dropSymbols(grid: ReelGrid, removed: readonly Cell[], next: () => number): ReelGrid {
  const gone = new Set(removed.map(([reel, row]) => reel * 100 + row))
  return grid.map((column, reel) => {
    const kept = column.filter((_, row) => !gone.has(reel * 100 + row))
    return [...Array.from({ length: column.length - kept.length }, next), ...kept]
  })
}
