import type { ComparisonResult, ComparisonStatus, VisualRun } from './comparisonResult.ts'
import { keyOf } from './shots.ts'

/** The lines that a run prints. Equal notes are printed once, with the number of screenshots they are about. */
export function summaryOf({ results, seconds, renderer, selection, equalOnRetry, tolerated, unverified }: VisualRun): string[] {
  const count = (status: ComparisonStatus) => results.filter((result) => result.status === status).length
  const statuses = ['same', 'changed', 'new', 'removed', 'broken', 'skipped'] as const
  const rendered = results.length - count('removed') - count('skipped')
  const noteCounts = new Map<string, number>()
  for (const { note, status, fingerprint, expected } of results)
    if (note && fingerprint && !expected && status !== 'same' && status !== 'new') noteCounts.set(note, (noteCounts.get(note) ?? 0) + 1)
  return [
    statuses.map((status) => `${count(status)} ${status}`).join(', '),
    `${selection}: ${rendered} screenshots in ${seconds.toFixed(0)} s, ${(rendered / Math.max(seconds, 0.001)).toFixed(1)} per second; ${equalOnRetry} equal on retry only, ${tolerated} without a visible difference; Chromium ${renderer}`,
    ...(unverified > 0
      ? [
          `${unverified} screenshots of the accepted commit have another fingerprint here than was accepted: both sides were rendered and compared`,
        ]
      : []),
    ...[...noteCounts].map(([note, times]) => `${times} screenshots: ${note}`),
    ...namesOf(results),
  ]
}

/** At most so many differences are named: a changed token touches thousands of screenshots. */
const namedDifferences = 20

/** A line for each difference, with the error of what was not rendered: where only the output is kept, it must say what to look at. */
function namesOf(results: readonly ComparisonResult[]): string[] {
  const different = results.filter(({ status }) => red.includes(status))
  const lines = different.slice(0, namedDifferences).map((result) => {
    const detail = result.fingerprint ? result.pixels && `${result.pixels} px` : result.note
    return [`${result.status}: ${keyOf(result)}`, detail].filter(Boolean).join(': ')
  })
  const more = different.length - lines.length
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

const red: readonly ComparisonStatus[] = ['changed', 'new', 'removed', 'broken']
/** Whether nothing differs from what was accepted. */
export const isPassed = (results: readonly ComparisonResult[]): boolean => !results.some(({ status }) => red.includes(status))
