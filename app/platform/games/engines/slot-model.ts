/** Symbols 0 (dearest) to 6, then the wild and the scatter. */
export const wild = 7
export const scatter = 8
export const symbolCount = 9
export const reelCount = 5
export const rowCount = 3

/** Payment for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number]

/** The mathematics of a slot. Fixed: changing a number changes what is promised to players. */
export interface SlotModel {
  readonly id: string
  /** Theoretical return to player, per cent with two decimals. A test computes it from the rest of the model. */
  readonly rtp: number
  readonly volatility: 'low' | 'medium' | 'high'
  readonly lines: 10 | 20
  /** How often each symbol stands on each reel: rows are symbols, columns reels. */
  readonly counts: readonly (readonly number[])[]
  /** Of a line's stake, for symbols 0 to 6 and the wild. */
  readonly pays: readonly Pays[]
  /** Of the whole stake. */
  readonly scatterPays: Pays
}

/** Row of each reel, 0 at the top, for up to twenty lines from the left. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
]

/**
 * Reel strips of a model: its symbols spread as evenly as their counts allow, so that two scatters never show on one reel.
 * Deterministic; only the counts matter for what a line pays.
 */
export function stripsOf(model: SlotModel): readonly (readonly number[])[] {
  const known = strips.get(model.id)
  if (known) return known
  const made = Array.from({ length: reelCount }, (_, reel) =>
    strip(
      model.counts.map((row) => row[reel] ?? 0),
      reel,
    ),
  )
  strips.set(model.id, made)
  return made
}

const strips = new Map<string, readonly (readonly number[])[]>()

function strip(counts: readonly number[], reel: number): number[] {
  const places = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, i) => ({ symbol, at: (i + 0.5 + ((symbol * 0.37 + reel * 0.21) % 1) * 0.5) / count })),
  )
  return places.sort((a, b) => a.at - b.at || a.symbol - b.symbol).map(({ symbol }) => symbol)
}
