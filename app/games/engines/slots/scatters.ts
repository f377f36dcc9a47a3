import { findCells } from './reels.ts'
import { fewestOfAKind, payUnits, type ScatterRule, scatterSymbol } from './slotModel.ts'
import type { ReelGrid, SlotWin } from './slotSteps.ts'

/** The entry of a list for three or more scatters; more than the list has count as its last. */
export const forScatters = (entries: readonly number[], count: number): number =>
  count < fewestOfAKind ? 0 : (entries[Math.min(count - fewestOfAKind, entries.length - 1)] ?? 0)

/** The win of the scatters of a grid, if there are enough, and the free spins that they start. */
export function evaluateScatters(
  { pays, freeSpins }: ScatterRule,
  stake: number,
  grid: ReelGrid,
  multiplier: number,
): { wins: readonly SlotWin[]; freeSpins: number } {
  const cells = findCells(grid, (symbol) => symbol === scatterSymbol)
  const count = cells.length
  const win = (forScatters(pays, count) * stake * multiplier) / payUnits
  const wins: SlotWin[] = win > 0 ? [{ type: 'scatter', symbol: scatterSymbol, count, ways: 1, line: null, cells, win }] : []
  return { wins, freeSpins: forScatters(freeSpins, count) }
}

/** Multiplier of a free spin, counted from 1. */
export const freeSpinMultiplier = ({ multiplier }: ScatterRule, spin: number): number => multiplier.first + multiplier.step * (spin - 1)
