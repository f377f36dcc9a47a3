import { createHash } from 'node:crypto'
import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'

/** A story as Storybook's own index lists it. */
export interface Story {
  /** `components-button--primary` */
  readonly id: string
  /** `Components/Button` */
  readonly title: string
  readonly name: string
  /** `./stories/components/Button.stories.tsx` */
  readonly importPath: string
}

/** One picture to draw. */
export interface Shot {
  readonly story: Story
  readonly brand: Brand
  readonly breakpoint: Breakpoint
}

/** Shots that share a freshly opened page: those of one story file in one brand. */
export interface Sitting {
  readonly brand: Brand
  readonly stories: readonly { readonly story: Story; readonly breakpoints: readonly Breakpoint[] }[]
}

/** Folder of a story's baselines: the part of its id that its component gave it. */
export const componentOf = (storyId: string): string => storyId.split('--')[0] ?? storyId

const digit = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0

/**
 * What `npm test` draws: every story once. A component is drawn in one of the brands, because opening its page costs more than a picture; its stories
 * go round the widths, each component from another start.
 */
export function sampleOf(stories: readonly Story[]): (shot: Shot) => boolean {
  const drawn = new Map<string, number>()
  const place = new Map<string, string>()
  for (const { id } of stories) {
    const component = componentOf(id)
    const turn = drawn.get(component) ?? digit(component)
    drawn.set(component, turn + 1)
    place.set(id, `${brands[digit(component) % brands.length]} ${breakpointNames[turn % breakpointNames.length]}`)
  }
  return ({ story, brand, breakpoint }) => place.get(story.id) === `${brand} ${breakpoint}`
}

/** Every story at every width in every brand, or the part of them that is wanted. */
export function plan(stories: readonly Story[], wanted: (shot: Shot) => boolean = () => true): Sitting[] {
  const sittings = new Map<string, { brand: Brand; stories: { story: Story; breakpoints: Breakpoint[] }[] }>()
  for (const brand of brands)
    for (const story of stories) {
      const breakpoints = breakpointNames.filter((breakpoint) => wanted({ story, brand, breakpoint }))
      if (breakpoints.length === 0) continue
      const key = `${brand} ${story.importPath}`
      const sitting = sittings.get(key) ?? { brand, stories: [] }
      sitting.stories.push({ story, breakpoints })
      sittings.set(key, sitting)
    }
  const size = (sitting: Sitting) => sitting.stories.reduce((sum, { breakpoints }) => sum + breakpoints.length, 0)
  return [...sittings.values()].sort((a, b) => size(b) - size(a)) // the longest first: no worker is left alone with it at the end
}

/** Stories by a part of their id, title or file; a story's full id names it alone. */
export function matching(stories: readonly Story[], pattern: string): Story[] {
  const exact = stories.filter(({ id }) => id === pattern || componentOf(id) === pattern)
  if (exact.length > 0) return exact
  const part = pattern.toLowerCase()
  return stories.filter(({ id, title, importPath }) => `${id} ${title} ${importPath}`.toLowerCase().includes(part))
}
