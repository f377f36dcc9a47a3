const contentId = 'indhold'

interface Kept {
  readonly scroll: number
}
const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && 'scroll' in state && typeof state.scroll === 'number'

/** Position that a history entry was left at, in px. */
export const scrollOf = (state: unknown): number | null => (isKept(state) ? state.scroll : null)

/** Notes in the history where this page is left, so that going back finds the place again. Screens keep things of their own there. */
export const keepScroll = (): void => {
  const state: unknown = window.history.state
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), scroll: window.scrollY } satisfies Kept, '')
}

/** Writes a new page's history entry; the one left behind keeps its position. */
export function writeEntry(url: URL, { replace, state = null }: { readonly replace: boolean; readonly state?: unknown }): void {
  if (!replace) keepScroll()
  window.history[replace ? 'replaceState' : 'pushState'](state, '', url)
}

/** Scrolls to where the page was left, to the part that the address names, or to the top. */
export function placeScroll(hash: string, scroll: number | null): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (scroll !== null) window.scrollTo(0, scroll)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** A new page begins at its heading, for those who hear it and for those who use the keyboard. */
export function focusPage(): void {
  const main = document.getElementById(contentId)
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
