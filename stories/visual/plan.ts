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

/** A story and the widths that it is drawn at. */
export interface Sitter {
  readonly story: Story
  readonly breakpoints: readonly Breakpoint[]
}
/** Shots that share a freshly opened page: those of one story file in one brand, or of a few small ones. */
export interface Sitting {
  readonly brand: Brand
  readonly stories: readonly Sitter[]
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

/** Pictures of a sitting: opening a page takes the time of three or four of them. */
const fullSitting = 24
export const sizeOf = (stories: readonly Sitter[]): number => stories.reduce((sum, { breakpoints }) => sum + breakpoints.length, 0)

/** Every story at every width in every brand, or the part of them that is wanted. The stories of a file stay together. */
export function plan(stories: readonly Story[], wanted: (shot: Shot) => boolean = () => true): Sitting[] {
  const sittings: { brand: Brand; stories: Sitter[] }[] = []
  for (const brand of brands) {
    const files = new Map<string, Sitter[]>()
    for (const story of stories) {
      const breakpoints = breakpointNames.filter((breakpoint) => wanted({ story, brand, breakpoint }))
      if (breakpoints.length > 0) files.set(story.importPath, [...(files.get(story.importPath) ?? []), { story, breakpoints }])
    }
    let open: Sitter[] | undefined
    for (const sitters of files.values()) {
      if (open && sizeOf(open) + sizeOf(sitters) <= fullSitting) {
        open.push(...sitters)
      } else {
        open = [...sitters]
        sittings.push({ brand, stories: open })
      }
    }
  }
  return sittings.sort((a, b) => sizeOf(b.stories) - sizeOf(a.stories)) // the longest first: no worker is left alone with it at the end
}

/** Stories by a part of their id, title or file; a story's full id names it alone. */
export function matching(stories: readonly Story[], pattern: string): Story[] {
  const exact = stories.filter(({ id }) => id === pattern || componentOf(id) === pattern)
  if (exact.length > 0) return exact
  const part = pattern.toLowerCase()
  return stories.filter(({ id, title, importPath }) => `${id} ${title} ${importPath}`.toLowerCase().includes(part))
}
