/** Tiles `from` up to, but not including, `to`, after `before` px of room for the tiles that are left out. */
interface TileRun {
  readonly before: number
  readonly from: number
  readonly to: number
}

/** What of a grid is drawn: runs of tiles, and the room (px) below the last one. */
export interface TileRange {
  readonly runs: readonly TileRun[]
  readonly after: number
}

/** A row with its place in px from the top of the grid. */
export interface Row {
  readonly index: number
  readonly start: number
  readonly end: number
}

/**
 * The runs of tiles that rows (ascending) stand for, in a grid of `columns` with `gap` px between rows. A spacer is a row of the grid itself,
 * so it takes a gap on both sides: what is left of the room is its height.
 */
export function rangeOf(rows: readonly Row[], { columns, count, gap, height }: RangeShape): TileRange {
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
interface RangeShape {
  readonly columns: number
  /** Of all tiles. */
  readonly count: number
  readonly gap: number
  /** Of the whole grid, px. */
  readonly height: number
}

/** Starts of all rows in px, and behind them the start of the one that would follow. `heightOf` is a row's height, measured or assumed. */
export function startsOf(rows: number, gap: number, heightOf: (row: number) => number): number[] {
  const starts = [0]
  for (let row = 0; row < rows; row += 1) starts.push((starts[row] ?? 0) + heightOf(row) + gap)
  return starts
}

/** First and last row that lie between two heights (px) of the grid, at least in part. */
export function rowsBetween(starts: readonly number[], top: number, bottom: number): { first: number; last: number } {
  const last = starts.length - 2
  let [first, end] = [0, 0]
  while (first < last && (starts[first + 1] ?? 0) <= top) first += 1
  end = first
  while (end < last && (starts[end + 1] ?? 0) < bottom) end += 1
  return { first, last: end }
}

/** The rows to draw: those in view, and the row that holds the focus with both of its neighbours, so that Tab finds its way from anywhere. */
export function rowsToDraw(first: number, last: number, focused: number | null, count: number): number[] {
  const rows = new Set<number>()
  for (let row = Math.max(0, first); row <= Math.min(count - 1, last); row += 1) rows.add(row)
  if (focused !== null) for (let row = Math.max(0, focused - 1); row <= Math.min(count - 1, focused + 1); row += 1) rows.add(row)
  return [...rows].sort((a, b) => a - b)
}
