/** Prints rows `{ what, measured, bound }` under a title. Nothing is asserted. */
export function printTable(title, rows) {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2
  console.info(`\n${title}`)
  for (const { what, measured, bound = '' } of rows) console.info(`  ${what.padEnd(width)}${measured.padStart(16)}  ${bound}`)
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
