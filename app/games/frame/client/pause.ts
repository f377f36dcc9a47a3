import { startButton } from './startButton.ts'

let paused = false
/** What in the game had the focus last. */
let focused: HTMLElement = startButton
/** The pause has taken the focus from it, and the game has not had it since. */
let owesFocus = false

/** Whether the page around the frame has paused the game: until it ends that, no further round and no decision may start. */
export const isGamePaused = (): boolean => paused

/**
 * Begins or ends a pause. During one, the frame takes neither focus nor pointer nor keys, so that it cannot be used behind a dialog of the
 * page. A dialog of its own is named, because it is not covered by the body.
 */
export function setPaused(now: boolean): void {
  paused = now
  for (const part of [document.body, ...document.querySelectorAll('dialog')]) part.inert = now
  if (now) owesFocus = true
  returnFocus()
}

/** Called at the end of the pause and when the page gives the frame the focus: either may come first. */
function returnFocus(): void {
  if (paused || !owesFocus || !document.hasFocus()) return
  owesFocus = false
  if (document.activeElement === document.body) focused.focus({ preventScroll: true })
}

addEventListener('focus', returnFocus)
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) focused = target
})
