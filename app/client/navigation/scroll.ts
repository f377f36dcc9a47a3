const contentId = 'indhold'

interface Kept {
  readonly scroll: number
}
const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && 'scroll' in state && typeof state.scroll === 'number'

/** Scroll position stored in a history state, in px, or null. */
export const scrollOf = (state: unknown): number | null => (isKept(state) ? state.scroll : null)

/** Stores the scroll position in the history state, to restore it on going back. Keeps the screens' own history state. */
export const keepScroll = (): void => {
  const state: unknown = window.history.state
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), scroll: window.scrollY } satisfies Kept, '')
}

/** Pushes or replaces a history entry. A push first stores the scroll position of the current entry. */
export function writeEntry(url: URL, { replace, state = null }: { readonly replace: boolean; readonly state?: unknown }): void {
  if (!replace) keepScroll()
  window.history[replace ? 'replaceState' : 'pushState'](state, '', url)
}

/** Scrolls to the stored position, to the element of the hash, or to the top. */
export function placeScroll(hash: string, scroll: number | null): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (scroll !== null) window.scrollTo(0, scroll)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** Moves the focus to the new page's heading, for screen readers and keyboard users. */
export function focusPage(): void {
  const main = document.getElementById(contentId)
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
