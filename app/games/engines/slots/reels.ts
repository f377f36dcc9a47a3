import type { Draw } from '../seededDraw.ts'
import type { ReelModel } from './slotModel.ts'
import type { Cell, ReelGrid } from './slotSteps.ts'

export type ReelStrips = readonly (readonly number[])[]

const stripCache = new WeakMap<ReelModel, ReelStrips>()

/**
 * Reel strips of a model, with each symbol distributed as evenly as its count allows. Deterministic.
 */
export function reelStrips(model: ReelModel): ReelStrips {
  const known = stripCache.get(model)
  if (known) return known
  const reels = model.symbolCounts[0]?.length ?? 0
  const made = Array.from({ length: reels }, (_, reel) =>
    buildStrip(
      model.symbolCounts.map((row) => row[reel] ?? 0),
      reel,
    ),
  )
  stripCache.set(model, made)
  return made
}

function buildStrip(counts: readonly number[], reel: number): number[] {
  const places = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, i) => ({ symbol, at: (i + 0.5 + ((symbol * 0.37 + reel * 0.21) % 1) * 0.5) / count })),
  )
  return places.sort((a, b) => a.at - b.at || a.symbol - b.symbol).map(({ symbol }) => symbol)
}

/** The symbols that a reel shows from a stop. */
export const windowAt = (strip: readonly number[], stop: number, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0)

/** Least and greatest number of symbols that each reel of a model shows. */
export const heightsOf = (model: ReelModel): readonly [least: number, greatest: number] =>
  model.type === 'ways' ? model.heights : [model.rows, model.rows]

/** Stops every reel at a uniform place, with a uniform height. */
export function spinGrid(model: ReelModel, draw: Draw): ReelGrid {
  const [least, greatest] = heightsOf(model)
  return reelStrips(model).map((strip) =>
    windowAt(strip, draw(strip.length), greatest > least ? least + draw(greatest - least + 1) : least),
  )
}

/** Cells of the grid whose symbol fits, column by column. */
export const findCells = (grid: ReelGrid, fits: (symbol: number) => boolean): Cell[] =>
  grid.flatMap((column, reel) => column.flatMap((symbol, row) => (fits(symbol) ? [[reel, row] as const] : [])))
