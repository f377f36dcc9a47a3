/**
 * How many rows each cell of a column has fallen: the kept cells by the removed ones below them, the new ones from above the grid. `removed`:
 * rows of the column before the fall, whose height stays.
 */
export function fallDistances(height: number, removed: readonly number[]): number[] {
  const kept = Array.from({ length: height }, (_, row) => row).filter((row) => !removed.includes(row))
  const fresh = height - kept.length
  return [...Array.from({ length: fresh }, () => fresh), ...kept.map((row, i) => fresh + i - row)]
}
