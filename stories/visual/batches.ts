import { createHash } from 'node:crypto'
import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'

/** A story in Storybook's index. */
export interface Story {
  /** `components-button--primary` */
  id: string
  /** `Components/Button` */
  title: string
  name: string
  /** `./stories/components/Button/Button.stories.tsx` */
  importPath: string
}

/** One screenshot to capture. */
export interface Shot {
  story: Story
  brand: Brand
  breakpoint: Breakpoint
}

/** A story and the breakpoints at which it is captured. */
export interface StoryShots {
  story: Story
  breakpoints: readonly Breakpoint[]
}
/** Shots that share one browser page: those of one story file in one brand, or of a few small files. */
export interface ShotBatch {
  brand: Brand
  stories: readonly StoryShots[]
}

/** Folder of a story's baselines: the component part of its id. */
export const componentIdOf = (storyId: string): string => storyId.split('--')[0] ?? storyId

const firstHashByte = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0

/**
 * The sample for `npm test`: every story once. A component is captured in one brand, because opening its page costs more than a screenshot;
 * its stories rotate through the breakpoints, each component with its own offset.
 */
export function sampleFilter(stories: readonly Story[]): (shot: Shot) => boolean {
  const nextIndexes = new Map<string, number>()
  const selected = new Map<string, string>()
  for (const { id } of stories) {
    const component = componentIdOf(id)
    const turn = nextIndexes.get(component) ?? firstHashByte(component)
    nextIndexes.set(component, turn + 1)
    selected.set(id, `${brands[firstHashByte(component) % brands.length]} ${breakpointNames[turn % breakpointNames.length]}`)
  }
  return ({ story, brand, breakpoint }) => selected.get(story.id) === `${brand} ${breakpoint}`
}

/** Screenshots per batch: opening a page takes as long as three or four screenshots. */
const maxBatchSize = 24
/** Number of screenshots. */
export const shotCount = (stories: readonly StoryShots[]): number => stories.reduce((sum, { breakpoints }) => sum + breakpoints.length, 0)

/** Batches for every story at every breakpoint in every brand, filtered by `wanted`. The stories of one file stay in one batch. */
export function planBatches(stories: readonly Story[], wanted: (shot: Shot) => boolean = () => true): ShotBatch[] {
  const batches: { brand: Brand; stories: readonly StoryShots[] }[] = []
  for (const brand of brands) {
    const files = new Map<string, StoryShots[]>()
    for (const story of stories) {
      const breakpoints = breakpointNames.filter((breakpoint) => wanted({ story, brand, breakpoint }))
      if (breakpoints.length > 0) files.set(story.importPath, [...(files.get(story.importPath) ?? []), { story, breakpoints }])
    }
    let current: StoryShots[] | undefined
    for (const fileShots of files.values()) {
      if (current && shotCount(current) + shotCount(fileShots) <= maxBatchSize) {
        current.push(...fileShots)
      } else {
        current = [...fileShots]
        batches.push({ brand, stories: current })
      }
    }
  }
  return batches.sort((a, b) => shotCount(b.stories) - shotCount(a.stories)) // the largest first, to balance the workers
}

/** Stories that match a substring of id, title or file; a full story or component id matches exactly. */
export function matchStories(stories: readonly Story[], pattern: string): Story[] {
  const exact = stories.filter(({ id }) => id === pattern || componentIdOf(id) === pattern)
  if (exact.length > 0) return exact
  const part = pattern.toLowerCase()
  return stories.filter(({ id, title, importPath }) => `${id} ${title} ${importPath}`.toLowerCase().includes(part))
}
