import { heightsOf } from './reels.ts'
import { type SlotModel, wildSymbol } from './slotModel.ts'
import type { ReelGrid } from './slotSteps.ts'

/** What the view of a slot needs to know before the first round. */
export interface SlotLayout {
  type: SlotModel['type']
  paylines: readonly (readonly number[])[]
  /** Greatest number of symbols that a reel shows. */
  rows: number
  /** Symbols that lie on the reels before the first round. */
  grid: ReelGrid
}

/**
 * What the view of a model shows before the first round: neighbouring reels have no symbol in common, and no column two equal ones in a row, so
 * that nothing wins.
 */
export function layoutSlot(model: SlotModel): SlotLayout {
  const [columns, rows] = model.type === 'cluster' ? [model.columns, model.rows] : [model.symbolCounts[0]?.length ?? 0, heightsOf(model)[1]]
  const ordinary = Math.min(wildSymbol, model.paytable.length)
  const symbolAt = (reel: number, row: number): number => {
    const own = Array.from({ length: ordinary }, (_, symbol) => symbol).filter((symbol) => symbol % 2 === reel % 2)
    return own[(row + reel) % own.length] ?? 0
  }
  const grid = Array.from({ length: columns }, (_, reel) => Array.from({ length: rows }, (_, row) => symbolAt(reel, row)))
  return { type: model.type, paylines: 'paylines' in model ? model.paylines : [], rows, grid }
}
