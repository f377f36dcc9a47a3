import { createHash } from 'node:crypto'
import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { componentIdOf, type Mode, modes, modesOf, type Shot, type Story, shotKey } from './shots.ts'

/** A story and the breakpoints at which it is captured. */
export interface StoryShots {
  story: Story
  breakpoints: readonly Breakpoint[]
}
/** Shots that share one browser page: those of one story file in one brand and mode, or of a few small files. */
export interface ShotBatch {
  brand: Brand
  mode: Mode
  stories: readonly StoryShots[]
}

/** Breakpoints of the modes other than `normal`: a phone, on which hover styles must not apply, and the first width at which they do. */
export const modeBreakpoints: readonly Breakpoint[] = ['xs', 'lg']
const breakpointsOf = (mode: Mode): readonly Breakpoint[] => (mode === 'normal' ? breakpointNames : modeBreakpoints)

const firstHashByte = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0

/** Every screenshot of these stories, in a fixed order. */
export const shotsOf = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) =>
    modesOf(story).flatMap((mode) =>
      brands.flatMap((brand) => breakpointsOf(mode).map((breakpoint): Shot => ({ story, brand, breakpoint, mode }))),
    ),
  )

/** Of the components that nothing has changed since they were verified, one in so many is in the sample. */
const unchangedShare = 8

/**
 * The sample for `npm test`: every story of `affected` once, and once more in one of its other modes, and of the rest every eighth component.
 * A component is captured in one brand, because opening its page costs more than a screenshot; its stories rotate through the breakpoints,
 * each component with its own offset.
 */
export function sampleFilter(stories: readonly Story[], affected: readonly Story[] = stories): (shot: Shot) => boolean {
  const nextIndexes = new Map<string, number>()
  const selected = new Set<string>()
  const ids = new Set(affected.map(({ id }) => id))
  for (const story of stories) {
    const component = componentIdOf(story.id)
    const turn = nextIndexes.get(component) ?? firstHashByte(component)
    nextIndexes.set(component, turn + 1)
    if (!ids.has(story.id) && firstHashByte(component) % unchangedShare > 0) continue
    const [normal = 'normal', ...others] = modesOf(story)
    const other = others[turn % others.length]
    for (const mode of other ? [normal, other] : [normal]) {
      const places = breakpointsOf(mode)
      const brand = brands[firstHashByte(component) % brands.length]
      const breakpoint = places[turn % places.length]
      if (brand && breakpoint) selected.add(shotKey({ story, brand, breakpoint, mode }))
    }
  }
  return (shot) => selected.has(shotKey(shot))
}

/** Screenshots per batch: opening a page takes as long as three or four screenshots. */
const maxBatchSize = 24
/** Number of screenshots. */
export const shotCount = (stories: readonly StoryShots[]): number => stories.reduce((sum, { breakpoints }) => sum + breakpoints.length, 0)

/** Batches of the given shots. The stories of one file stay in one batch. */
export function planBatches(shots: readonly Shot[]): ShotBatch[] {
  const batches: ShotBatch[] = []
  for (const brand of brands)
    for (const mode of modes) {
      const files = new Map<string, Map<Story, Breakpoint[]>>()
      for (const shot of shots) {
        if (shot.brand !== brand || shot.mode !== mode) continue
        const file = files.get(shot.story.importPath) ?? new Map<Story, Breakpoint[]>()
        file.set(shot.story, [...(file.get(shot.story) ?? []), shot.breakpoint])
        files.set(shot.story.importPath, file)
      }
      let current: StoryShots[] | undefined
      for (const file of files.values()) {
        const fileShots = [...file].map(([story, breakpoints]) => ({ story, breakpoints }))
        if (current && shotCount(current) + shotCount(fileShots) <= maxBatchSize) {
          current.push(...fileShots)
        } else {
          current = fileShots
          batches.push({ brand, mode, stories: current })
        }
      }
    }
  return batches.sort((a, b) => shotCount(b.stories) - shotCount(a.stories)) // the largest first, to balance the workers
}
