import { type Brand, brands } from '@casino/tokens/brands'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'

/**
 * How a story is shown: as it is, in high contrast (the brand's tokens, or the colours that the system forces), with the pointer over its
 * first control, up or down, with its first control focused by the keyboard, with text of twice the size, or with what scrolls sideways
 * scrolled to its end. A story names further modes by tags (`visual:hover`), which are known without rendering it.
 */
export const modes = ['normal', 'high-contrast', 'forced-colors', 'hover', 'pressed', 'focus', 'large-text', 'scrolled'] as const
export type Mode = (typeof modes)[number]

/** Prefix of the tags that name modes. */
export const modeTagPrefix = 'visual:'

/** A story in Storybook's index. */
export interface Story {
  /** `components-button--primary` */
  id: string
  /** `Components/Button` */
  title: string
  name: string
  /** `./stories/components/Button/Button.stories.tsx` */
  importPath: string
  tags?: readonly string[]
}

/** One screenshot to capture. */
export interface Shot {
  story: Story
  brand: Brand
  breakpoint: Breakpoint
  mode: Mode
}

/** The component part of a story's id, which names its index file. */
export const componentIdOf = (storyId: string): string => storyId.split('--')[0] ?? storyId

/** The modes of a story, `normal` first. Throws for a tag that names no mode. */
export function modesOf({ id, tags = [] }: Story): Mode[] {
  const named = tags.filter((tag) => tag.startsWith(modeTagPrefix)).map((tag) => tag.slice(modeTagPrefix.length))
  const known = modes.filter((mode) => mode === 'normal' || named.includes(mode))
  const unknown = named.find((name) => !known.some((mode) => mode === name))
  if (unknown) throw new Error(`${id}: the tag ${modeTagPrefix}${unknown} names no mode; use ${modes.join(', ')}`)
  return known
}

/**
 * Modes other than `normal` are captured on a phone, where hover styles must not apply, and at the first width at which they do. What scrolls
 * sideways has room on wide screens.
 */
export function breakpointsOf(mode: Mode): readonly Breakpoint[] {
  if (mode === 'normal') return breakpointNames
  return mode === 'scrolled' ? ['xs'] : ['xs', 'lg']
}

/** Every screenshot of these stories, in a fixed order. */
export const shotsOf = (stories: readonly Story[]): Shot[] =>
  stories.flatMap((story) =>
    modesOf(story).flatMap((mode) =>
      brands.flatMap((brand) => breakpointsOf(mode).map((breakpoint): Shot => ({ story, brand, breakpoint, mode }))),
    ),
  )

/** Identifies a screenshot in the indexes: `components-button--primary nordlys md hover`, without the mode `normal`. */
export const keyOf = ({ storyId, brand, breakpoint, mode }: { storyId: string } & Omit<Shot, 'story'>): string =>
  [storyId, brand, breakpoint, ...(mode === 'normal' ? [] : [mode])].join(' ')
export const shotKey = ({ story, ...rest }: Shot): string => keyOf({ storyId: story.id, ...rest })

/** The parts of a key. An index may name a brand or mode that no longer exists. */
export function parseKey(key: string): { storyId: string } & Omit<Shot, 'story'> {
  const [storyId = '', brand, breakpoint, mode = 'normal'] = key.split(' ')
  return { storyId, brand: brand as Brand, breakpoint: breakpoint as Breakpoint, mode: mode as Mode } // as `keyOf` wrote them
}

type Named = Pick<Story, 'id' | 'title' | 'importPath'>

/** Stories that match a substring of id, title or file, or one of several between commas; a full story or component id matches exactly. */
export function matchStories<T extends Named>(stories: readonly T[], pattern: string): T[] {
  const matched = new Set(pattern.split(',').flatMap((part) => matchPart(stories, part)))
  return stories.filter((story) => matched.has(story))
}

function matchPart<T extends Named>(stories: readonly T[], pattern: string): T[] {
  const exact = stories.filter(({ id }) => id === pattern || componentIdOf(id) === pattern)
  if (exact.length > 0) return exact
  const part = pattern.toLowerCase()
  return stories.filter(({ id, title, importPath }) => `${id} ${title} ${importPath}`.toLowerCase().includes(part))
}

/** Keys of accepted screenshots whose story, mode or place no longer exists, of the stories that the pattern matches (default: all). */
export function staleKeys(keys: readonly string[], existing: ReadonlySet<string>, pattern?: string): string[] {
  const stale = keys.filter((key) => !existing.has(key)).map((key) => ({ key, id: parseKey(key).storyId, title: '', importPath: '' }))
  return (pattern ? matchStories(stale, pattern) : stale).map(({ key }) => key)
}
