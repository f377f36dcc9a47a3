import { decodeAddressPart } from '@casino/features/navigation/pathEscapes'
import { mainId } from '@casino/features/shell/mainId'

interface ScrollState {
  scroll: number
}
const isScrollState = (state: unknown): state is ScrollState =>
  typeof state === 'object' && state !== null && 'scroll' in state && typeof state.scroll === 'number'

/** Scroll position stored in a history state, in px, or null. */
export const savedScroll = (state: unknown): number | null => (isScrollState(state) ? state.scroll : null)

/** Stores the scroll position in the history state, to restore it on going back. Keeps the screens' own history state. */
export const saveScroll = (): void => {
  const state: unknown = window.history.state
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), scroll: window.scrollY } satisfies ScrollState, '')
}

/** Pushes or replaces a history entry. A push first stores the scroll position of the current entry. */
export function writeHistoryEntry(url: URL, { replace, state = null }: { replace: boolean; state?: unknown }): void {
  if (!replace) saveScroll()
  window.history[replace ? 'replaceState' : 'pushState'](state, '', url)
}

/** The element that a hash names, or null: without one, and for a hash that cannot be decoded, like `#50%`. */
function elementOfHash(hash: string): HTMLElement | null {
  const id = decodeAddressPart(hash.slice(1))
  return id ? document.getElementById(id) : null
}

/** Scrolls to the stored position, to the element of the hash, or to the top. */
export function restoreScroll(hash: string, scroll: number | null): void {
  const target = elementOfHash(hash)
  if (scroll !== null) window.scrollTo(0, scroll)
  else if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/**
 * Moves the focus to the field of the hash, as the browser does on a page load, otherwise to the new page's heading. A visitor who has
 * moved the focus since the navigation began keeps it. `focused`: the element that had the focus at that time.
 */
export function focusNewPage(hash: string, focused: Element | null): void {
  if (document.activeElement !== focused && document.activeElement !== document.body) return
  const target = elementOfHash(hash)
  if (target instanceof HTMLInputElement) {
    target.focus({ preventScroll: true })
    return
  }
  const main = document.getElementById(mainId)
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
