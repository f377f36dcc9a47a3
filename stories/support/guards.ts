import type { Toolbars } from './toolbars.ts'

/** A story that was rendered, and played if it plays. */
export interface PlayedStory {
  readonly toolbars: Toolbars
  /** Whether the catalogue shows it with a margin around it, as a page gives to its parts. */
  readonly padded: boolean
  /** What it put on the page: its canvas, and what its overlays hung on the body. */
  readonly roots: readonly [canvas: HTMLElement, ...overlays: Element[]]
}

/** Looks at a played story, and throws what is wrong with it. */
export type Guard = (story: PlayedStory) => void | Promise<void>

let guards: readonly Guard[] = []
/** The story tests set them; in the catalogue nothing is guarded, and nothing of it is loaded. */
export const setGuards = (list: readonly Guard[]): void => {
  guards = list
}

let before: ReadonlySet<Element> = new Set()
/** What hangs on the body before a story is none of it. */
export function noteTheBody(): void {
  before = new Set(document.body.children)
}

/** Storybook's filters for colour blindness come and go with each story. */
const notOurs = 'script, style, link, noscript, template, #storybook-a11y-vision-filters'

export async function guard({ canvas, ...story }: Omit<PlayedStory, 'roots'> & { readonly canvas: HTMLElement }): Promise<void> {
  const added = [...document.body.children].filter((element) => element !== canvas && !before.has(element) && !element.matches(notOurs))
  for (const check of guards) await check({ ...story, roots: [canvas, ...added] })
}
