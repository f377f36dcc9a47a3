import type { ToolbarValues } from './toolbars.ts'

/** A story after rendering and after its play function, if it has one. */
export interface PlayedStory {
  toolbars: ToolbarValues
  /** Whether Storybook renders it with padding (`layout` is not `fullscreen`). */
  padded: boolean
  /** Why its text is in fonts of the machine, if it is. */
  systemFonts?: string
  /** The elements that it rendered: its canvas, and overlays appended to the body. */
  roots: readonly [canvas: HTMLElement, ...overlays: Element[]]
}

/** Checks a played story and throws on a defect. */
export type StoryCheck = (story: PlayedStory) => void | Promise<void>

let checks: readonly StoryCheck[] = []
/** Called by the story tests; in Storybook itself no check is registered or loaded. */
export const registerStoryChecks = (list: readonly StoryCheck[]): void => {
  checks = list
}

let bodyChildrenBefore: ReadonlySet<Element> = new Set()
/** Records the body's children before a story, which do not belong to it. */
export function recordBodyChildren(): void {
  bodyChildrenBefore = new Set(document.body.children)
}

/** Elements of the environment; Storybook's colour blindness filters are re-created with each story. */
const environmentSelector = 'script, style, link, noscript, template, #storybook-a11y-vision-filters'

/** Runs every registered check on a played story. */
export async function runStoryChecks({ canvas, ...story }: Omit<PlayedStory, 'roots'> & { canvas: HTMLElement }): Promise<void> {
  const added = [...document.body.children].filter(
    (element) => element !== canvas && !bodyChildrenBefore.has(element) && !element.matches(environmentSelector),
  )
  for (const check of checks) await check({ ...story, roots: [canvas, ...added] })
}
