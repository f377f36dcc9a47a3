/** The open surfaces, the topmost last. */
const surfaces: HTMLElement[] = []

/**
 * Takes the focus back from frames outside an open modal surface, until the returned function is called. A frame is a window of its own, which
 * can take the focus by its own script, even while it is `inert` (Chromium 156): the page learns of it by the event `blur` of its window only,
 * which no focus trap listens to, and keys would be pressed behind the dialog.
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
    // a control that has been removed or disabled takes none
    if (document.activeElement === focused) surface.focus({ preventScroll: true })
  }
  // when the browser has finished moving it: a focus that is set during the event does not reach the window
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
