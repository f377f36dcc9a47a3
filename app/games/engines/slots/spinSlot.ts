import type { Draw } from '../seededDraw.ts'
import { spinCluster } from './cluster.ts'
import { spinHoldAndRespin } from './holdAndRespin.ts'
import { coverReels, evaluateLines, expandedReels } from './lines.ts'
import { spinGrid } from './reels.ts'
import { evaluateScatters, freeSpinMultiplier } from './scatters.ts'
import { type LinesModel, payUnits, type SlotModel, type WaysModel } from './slotModel.ts'
import { type ReelGrid, type SlotOutcome, type SlotStep, sumWins } from './slotSteps.ts'
import { evaluateWays } from './ways.ts'

/** One round with all that follows from it. `stake` in øre; throws RangeError unless it is a multiple of 20. */
export function spinSlot(model: SlotModel, stake: number, draw: Draw): SlotOutcome {
  if (!Number.isSafeInteger(stake) || stake < 1 || stake % payUnits !== 0)
    throw new RangeError(`stake ${stake} is not a multiple of ${payUnits} øre`)
  const steps = spinSteps(model, stake, draw)
  return { steps, win: sumWins(steps) }
}

function spinSteps(model: SlotModel, stake: number, draw: Draw): readonly SlotStep[] {
  switch (model.type) {
    case 'lines':
    case 'ways':
      return spinWithFreeSpins(model, stake, draw)
    case 'cluster':
      return spinCluster(model, stake, draw)
    case 'holdAndRespin':
      return spinHoldAndRespin(model, stake, draw)
  }
}

function spinWithFreeSpins(model: LinesModel | WaysModel, stake: number, draw: Draw): readonly SlotStep[] {
  const paid = evaluateSpin(model, stake, spinGrid(model, draw), null)
  return [paid, ...Array.from({ length: paid.freeSpinsWon }, (_, i) => evaluateSpin(model, stake, spinGrid(model, draw), i + 1))]
}

/** Wins of a grid. `freeSpin`: its number from 1, or null for the paid spin, which alone starts free spins. `stake` in øre. */
export function evaluateSpin(
  model: LinesModel | WaysModel,
  stake: number,
  grid: ReelGrid,
  freeSpin: number | null,
): Extract<SlotStep, { type: 'spin' }> {
  const { scatter } = model
  const multiplier = scatter && freeSpin !== null ? freeSpinMultiplier(scatter, freeSpin) : 1
  const covered = model.type === 'lines' ? expandedReels(model, grid) : []
  const combinations =
    model.type === 'lines'
      ? evaluateLines(model, stake, coverReels(grid, covered), multiplier)
      : evaluateWays(model, stake, grid, multiplier)
  const scatters = scatter ? evaluateScatters(scatter, stake, grid, multiplier) : { wins: [], freeSpins: 0 }
  const wins = [...combinations, ...scatters.wins]
  return {
    type: 'spin',
    grid,
    expandedReels: covered,
    freeSpin,
    freeSpinsWon: freeSpin === null ? scatters.freeSpins : 0,
    multiplier,
    coins: [],
    wins,
    win: sumWins(wins),
  }
}
