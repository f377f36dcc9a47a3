import type { Brand } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { componentIdOf, keyOf, type Mode, parseKey, type Shot } from './shots.ts'

const statuses = ['same', 'changed', 'new', 'removed', 'unstable', 'broken', 'skipped'] as const
type ComparisonStatus = (typeof statuses)[number]

/** Result of comparing one screenshot. */
export interface ComparisonResult {
  storyId: string
  title: string
  name: string
  brand: Brand
  breakpoint: Breakpoint
  mode: Mode
  width: number
  status: ComparisonStatus
  fingerprint?: string
  /** Number of visibly different pixels, and their share of the image, 0 to 1. */
  pixels?: number
  share?: number
  /** The colours of most different pixels, before and after: equal in pictures that the same rule has changed. */
  colours?: string
  /** Why it is skipped or broken, the error of its play function, or why there is no expected picture. */
  note?: string
  /** Compared with what the accepted commit renders here, because it has another fingerprint here than was accepted. */
  unverified?: boolean
  /** Equal only when it was captured again, in a page of its own. */
  equalOnRetry?: true
  /** Image files, relative to the run's folder. */
  expected?: string
  actual?: string
  difference?: string
}

export interface VisualRun {
  /** Hash of the sources that were captured. */
  sourceHash: string
  renderer: string
  selection: string
  seconds: number
  results: readonly ComparisonResult[]
  /** Whether differences were compared with the accepted commits' pictures, which accepting does not need. */
  compared: boolean
}

/** What is known of a shot before it is captured. */
export const resultOf = ({ story, brand, breakpoint, mode }: Shot): Omit<ComparisonResult, 'status'> => ({
  storyId: story.id,
  title: story.title,
  name: story.name,
  brand,
  breakpoint,
  mode,
  width: breakpoints[breakpoint],
})

/** Result of an accepted screenshot whose story, mode or place no longer exists. */
export function removedResult(key: string): ComparisonResult {
  const { storyId, ...place } = parseKey(key)
  const title = componentIdOf(storyId)
  const name = storyId.slice(title.length + 2)
  return { storyId, ...place, title, name, width: breakpoints[place.breakpoint] ?? 0, status: 'removed' }
}

/** Whether a result makes the run fail. */
export const isRed = ({ status }: ComparisonResult): boolean => status !== 'same' && status !== 'skipped'

/** At most so many differences are named: a changed token touches thousands of screenshots. */
const namedDifferences = 20

/** The lines that a run prints. Equal notes are printed once, with the number of screenshots they are about. */
export function summaryOf(
  { results, seconds, renderer, selection }: VisualRun,
  rejections?: { get: (key: string) => { comment: string } | undefined },
): string[] {
  const count = (test: (result: ComparisonResult) => unknown) => results.filter(test).length
  const rendered = count(({ status }) => status !== 'removed' && status !== 'skipped')
  const unverified = count((result) => result.unverified)
  const noteCounts = new Map<string, number>()
  for (const { note, status, expected } of results)
    if (note && status === 'changed' && !expected) noteCounts.set(note, (noteCounts.get(note) ?? 0) + 1)
  const red = results.filter(isRed)
  return [
    statuses.map((status) => `${count((result) => result.status === status)} ${status}`).join(', '),
    `${selection}: ${rendered} screenshots in ${seconds.toFixed(0)} s, ${(rendered / Math.max(seconds, 0.001)).toFixed(1)} per second; ${count((result) => result.equalOnRetry)} equal on retry only; Chromium ${renderer}`,
    ...(unverified > 0
      ? [
          `${unverified} screenshots of the accepted commit have another fingerprint here than was accepted: both sides were rendered and compared`,
        ]
      : []),
    ...[...noteCounts].map(([note, times]) => `${times} screenshots: ${note}`),
    // where only the output is kept, it must say what to look at
    ...red.slice(0, namedDifferences).map((result) => {
      const detail = result.pixels ? `${result.pixels} px` : result.status === 'broken' && result.note
      return [`${result.status}: ${keyOf(result)}`, detail].filter(Boolean).join(': ')
    }),
    ...red.flatMap((result) => {
      const rejection = rejections?.get(keyOf(result))
      return rejection ? [`rejected: ${keyOf(result)}: ${rejection.comment}`] : []
    }),
    ...(red.length > namedDifferences ? [`and ${red.length - namedDifferences} more`] : []),
  ]
}
