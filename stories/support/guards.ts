import type { Toolbars } from './toolbars.ts'

/** A story after rendering and after its play function, if it has one. */
export interface PlayedStory {
  readonly toolbars: Toolbars
  /** Whether Storybook renders it with padding (`layout` is not `fullscreen`). */
  readonly padded: boolean
  /** The elements that it rendered: its canvas, and overlays appended to the body. */
  readonly roots: readonly [canvas: HTMLElement, ...overlays: Element[]]
}

/** Checks a played story and throws on a defect. */
export type Guard = (story: PlayedStory) => void | Promise<void>

let guards: readonly Guard[] = []
/** Called by the story tests; in Storybook itself no check is registered or loaded. */
export const setGuards = (list: readonly Guard[]): void => {
  guards = list
}

let before: ReadonlySet<Element> = new Set()
/** Records the body's children before a story, which do not belong to it. */
export function noteTheBody(): void {
  before = new Set(document.body.children)
}

/** Elements of the environment; Storybook's colour blindness filters are re-created with each story. */
const notOurs = 'script, style, link, noscript, template, #storybook-a11y-vision-filters'

/** Runs every registered check on a played story. */
export async function guard({ canvas, ...story }: Omit<PlayedStory, 'roots'> & { readonly canvas: HTMLElement }): Promise<void> {
  const added = [...document.body.children].filter((element) => element !== canvas && !before.has(element) && !element.matches(notOurs))
  for (const check of guards) await check({ ...story, roots: [canvas, ...added] })
}
