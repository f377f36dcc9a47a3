import type { Brand } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { componentIdOf, type Mode, parseKey, type Shot } from './shots.ts'

export type ComparisonStatus = 'same' | 'changed' | 'new' | 'removed' | 'broken' | 'skipped'

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
  /** Why it is skipped or broken, the error of its play function, or why there is no expected picture. */
  note?: string
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
  /** Screenshots that were equal only when captured again, in a page of their own. */
  equalOnRetry: number
  /** Screenshots that were not identical but have no visibly different pixel. */
  tolerated: number
  /** Screenshots compared with what their commit renders here, because it has another fingerprint than was accepted. */
  unverified: number
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
  const component = componentIdOf(storyId)
  const name = storyId.slice(component.length + 2)
  return { storyId, ...place, title: component, name, width: breakpoints[place.breakpoint] ?? 0, status: 'removed' }
}
