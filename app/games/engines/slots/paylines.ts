/** Row per reel (0 is the top) of the lines of each grid. */
export const lines3x3 = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

export const lines5x3 = [
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
] as const

const shapes5x4: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0],
  [0, 1, 1, 1, 0],
  [0, 1, 0, 1, 0],
  [0, 0, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [0, 0, 1, 1, 1],
  [1, 1, 1, 0, 0],
  [0, 1, 2, 1, 0],
  [1, 0, 2, 0, 1],
]
/** Forty lines: the shapes at every height that they fit, and their mirror images. */
export const lines5x4: readonly (readonly number[])[] = [
  ...new Map(
    shapes5x4
      .flatMap((shape) => [0, 1, 2, 3].map((by) => shape.map((row) => row + by)))
      .filter((rows) => Math.max(...rows) < 4)
      .flatMap((rows) => [rows, rows.map((row) => 3 - row)])
      .map((rows) => [rows.join(), rows] as const),
  ).values(),
].slice(0, 40)
