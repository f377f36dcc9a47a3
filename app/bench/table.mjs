/** Prints rows `{ what, measured, bound, exceeded }` under a title. An exceeded bound makes the process exit with 1. */
export function printTable(title, rows) {
  const width = Math.max(...rows.map(({ what }) => what.length)) + 2
  console.info(`\n${title}`)
  for (const { what, measured, bound = '', exceeded = false } of rows)
    console.info(`  ${what.padEnd(width)}${measured.padStart(16)}  ${bound}${exceeded ? '  exceeded' : ''}`)
  if (rows.some(({ exceeded }) => exceeded)) process.exitCode = 1
}

/**
 * A row whose value must not exceed a bound; without a bound it is only shown.
 * @param {string} what
 * @param {number} value
 * @param {(value: number) => string} format
 * @param {number} [bound]
 */
export const atMost = (what, value, format, bound) => ({
  what,
  measured: format(value),
  ...(bound !== undefined && { bound: `at most ${format(bound)}`, exceeded: value > bound }),
})

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
/** Formats milliseconds with so many decimals. */
export const msWith = (decimals) => (ms) => `${ms.toFixed(decimals)} ms`

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
/** The nearest-rank percentile: the smallest number that at least `percent` % of all do not exceed. */
export const percentile = (numbers, percent) => [...numbers].sort((a, b) => a - b)[Math.ceil((percent / 100) * numbers.length) - 1]
/** The median of each number of these results, by its key. */
export const medians = (results) =>
  Object.fromEntries(
    Object.entries(results[0]).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, median(results.map((result) => result[key]))]] : [],
    ),
  )

/**
 * The results of repeated measurements, one after the other. Those of the first `warmUps` are left out.
 * @template T
 * @param {number} times
 * @param {(run: number) => Promise<T>} measure
 * @param {number} [warmUps]
 * @returns {Promise<T[]>}
 */
export async function repeat(times, measure, warmUps = 0) {
  const results = []
  for (let run = -warmUps; run < times; run += 1) {
    const result = await measure(run)
    if (run >= 0) results.push(result)
  }
  return results
}

/**
 * How long a call takes, in ms.
 * @param {() => Promise<unknown>} call
 */
export async function timeOf(call) {
  const started = performance.now()
  await call()
  return performance.now() - started
}
