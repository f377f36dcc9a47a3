/** Tiles `from` (inclusive) to `to` (exclusive), after a spacer of `before` px for the omitted tiles. */
interface TileRun {
  before: number
  from: number
  to: number
}

/** The rendered part of a grid: runs of tiles, and the spacer (px) after the last one. */
export interface TileRange {
  runs: readonly TileRun[]
  after: number
}

/** A row with its offsets in px from the top of the grid. */
export interface Row {
  index: number
  start: number
  end: number
}

/**
 * Converts rows (ascending) to runs of tiles, in a grid of `columns` with `gap` px between rows. A spacer is itself a grid row with a gap
 * on both sides, which its height excludes.
 */
export function toTileRange(rows: readonly Row[], { columns, count, gap, height }: GridGeometry): TileRange {
  const runs: TileRun[] = []
  let end = 0
  for (const [place, { index, start, end: rowEnd }] of rows.entries()) {
    const [from, to] = [index * columns, Math.min(count, (index + 1) * columns)]
    const last = runs.at(-1)
    if (last && rows[place - 1]?.index === index - 1) runs[runs.length - 1] = { ...last, to }
    else runs.push({ before: Math.max(0, Math.round(start - end - (last ? 2 * gap : gap))), from, to })
    end = rowEnd
  }
  return { runs, after: rows.length === 0 ? Math.round(height) : Math.max(0, Math.round(height - end - gap)) }
}
interface GridGeometry {
  columns: number
  /** Number of all tiles. */
  count: number
  gap: number
  /** Height of the whole grid in px. */
  height: number
}

/** Offsets of all rows in px, followed by the offset of the row after the last. `heightOf` returns a row's height, measured or assumed. */
export function rowOffsets(rows: number, gap: number, heightOf: (row: number) => number): number[] {
  const starts = [0]
  for (let row = 0; row < rows; row += 1) starts.push((starts[row] ?? 0) + heightOf(row) + gap)
  return starts
}

/** First and last row that intersect the range from `top` to `bottom` (px). */
export function rowsInRange(starts: readonly number[], top: number, bottom: number): { first: number; last: number } {
  const last = starts.length - 2
  let [first, end] = [0, 0]
  while (first < last && (starts[first + 1] ?? 0) <= top) first += 1
  end = first
  while (end < last && (starts[end + 1] ?? 0) < bottom) end += 1
  return { first, last: end }
}

/** The rows to render: those in view, and the focused row with both neighbours, so that Tab reaches the adjacent tiles. */
export function rowsToRender(first: number, last: number, focused: number | null, count: number): number[] {
  const rows = new Set<number>()
  for (let row = Math.max(0, first); row <= Math.min(count - 1, last); row += 1) rows.add(row)
  if (focused !== null) for (let row = Math.max(0, focused - 1); row <= Math.min(count - 1, focused + 1); row += 1) rows.add(row)
  return [...rows].sort((a, b) => a - b)
}
