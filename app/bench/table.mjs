/** Prints rows `{ what, measured, bound, exceeded }` under a title. An exceeded bound makes the process exit with 1. */
export function printTable(title, rows) {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2
  console.info(`\n${title}`)
  for (const { what, measured, bound = '', exceeded = false } of rows)
    console.info(`  ${what.padEnd(width)}${measured.padStart(16)}  ${bound}${exceeded ? '  exceeded' : ''}`)
  if (rows.some(({ exceeded }) => exceeded)) process.exitCode = 1
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
/** The nearest-rank percentile: the smallest number that at least `percent` % of all do not exceed. */
export const percentile = (numbers, percent) => [...numbers].sort((a, b) => a - b)[Math.ceil((percent / 100) * numbers.length) - 1]
