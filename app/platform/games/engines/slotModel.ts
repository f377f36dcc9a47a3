/** Symbol numbers: 0 (highest paying) to 6, then the wild and the scatter. */
export const wildSymbol = 7
export const scatterSymbol = 8
export const symbolCount = 9
export const reelCount = 5
export const rowCount = 3

/** Payout multiples for three, four and five of a kind. */
export type PayRow = readonly [three: number, four: number, five: number]

/** Mathematical model of a slot. Fixed: a changed number changes the RTP that is published to players. */
export interface SlotModel {
  id: string
  /** Theoretical return to player, per cent, two decimals. A test computes it from the rest of the model. */
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  lines: 10 | 20
  /** Number of each symbol on each reel strip: rows are symbols, columns are reels. */
  symbolCounts: readonly (readonly number[])[]
  /** Multiples of the line stake, for symbols 0 to 6 and the wild. */
  paytable: readonly PayRow[]
  /** Multiples of the total stake. */
  scatterPays: PayRow
}

/** Row per reel (0 is the top) of each of the twenty lines. */
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
 * Reel strips of a model, with symbols distributed as evenly as their counts allow, so that no reel shows two scatters.
 * Deterministic; line payouts depend on the counts only.
 */
export function reelStrips(model: SlotModel): readonly (readonly number[])[] {
  const known = stripCache.get(model.id)
  if (known) return known
  const made = Array.from({ length: reelCount }, (_, reel) =>
    buildStrip(
      model.symbolCounts.map((row) => row[reel] ?? 0),
      reel,
    ),
  )
  stripCache.set(model.id, made)
  return made
}

const stripCache = new Map<string, readonly (readonly number[])[]>()

function buildStrip(counts: readonly number[], reel: number): number[] {
  const places = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, i) => ({ symbol, at: (i + 0.5 + ((symbol * 0.37 + reel * 0.21) % 1) * 0.5) / count })),
  )
  return places.sort((a, b) => a.at - b.at || a.symbol - b.symbol).map(({ symbol }) => symbol)
}
