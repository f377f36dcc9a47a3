import { heightsOf, reelStrips, windowAt } from './reels.ts'
import type { SlotModel } from './slotModel.ts'
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

const ordinarySymbols = (model: SlotModel): number =>
  model.type === 'cluster' ? model.weights.findIndex((weight) => weight === 0) : model.paytable.length > 7 ? 7 : model.paytable.length

/** What the view of a model shows before the first round: no win, and every reel at its greatest height. */
export function layoutSlot(model: SlotModel): SlotLayout {
  const paylines = 'paylines' in model ? model.paylines : []
  if (model.type === 'cluster') {
    const grid = Array.from({ length: model.columns }, (_, reel) =>
      Array.from({ length: model.rows }, (_, row) => (reel * 2 + row * 3) % ordinarySymbols(model)),
    )
    return { type: model.type, paylines, rows: model.rows, grid }
  }
  const [, rows] = heightsOf(model)
  const grid = reelStrips(model).map((strip, reel) => {
    const ordinary = strip.filter((symbol) => symbol < ordinarySymbols(model))
    return windowAt(ordinary, reel * 5, rows)
  })
  return { type: model.type, paylines, rows, grid }
}
