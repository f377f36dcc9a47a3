/** The open surfaces; the topmost is last. */
const surfaces: HTMLElement[] = []

/**
 * Takes focus back from frames outside an open modal surface, until the returned function is called. A frame's own script can take focus
 * even while the frame is `inert` (Chromium 156). The page only sees the window's `blur` event, which no focus trap listens to, and keys
 * would be pressed behind the dialog.
 */
export function keepFocusFromFrames(surface: HTMLElement): () => void {
  let latest = surface
  const remember = () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && surface.contains(focused)) latest = focused
  }
  const takeBack = () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLIFrameElement) || surface.contains(focused) || surfaces.at(-1) !== surface) return
    latest.focus({ preventScroll: true })
    // A control that was removed or disabled cannot take focus.
    if (document.activeElement === focused) surface.focus({ preventScroll: true })
  }
  // After the browser has moved the focus: focus that is set during the event does not reach the window.
  let timer: ReturnType<typeof setTimeout> | undefined
  const takeBackSoon = () => {
    timer = setTimeout(takeBack)
  }
  surfaces.push(surface)
  remember()
  surface.addEventListener('focusin', remember)
  window.addEventListener('blur', takeBackSoon)
  return () => {
    surfaces.splice(surfaces.indexOf(surface), 1)
    surface.removeEventListener('focusin', remember)
    window.removeEventListener('blur', takeBackSoon)
    clearTimeout(timer)
  }
}
