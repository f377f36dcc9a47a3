/**
 * Begins a line with its current entry in view, after a phone is turned too, and marks the ends where more can be scrolled to, for
 * `scrollLine`. Returns the clean-up.
 */
export function keepCurrentInView(list: HTMLElement): () => void {
  const markMore = () => {
    const hidden = list.scrollWidth - list.clientWidth - list.scrollLeft
    // scroll positions can be fractions of a pixel
    list.dataset.more = `${list.scrollLeft >= 1 ? 'start' : ''} ${hidden >= 1 ? 'end' : ''}`.trim()
  }
  const showCurrent = () => {
    const current = list.querySelector<HTMLElement>('[aria-current]')
    if (current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
    markMore()
  }
  showCurrent()
  void document.fonts.ready.then(showCurrent) // the entries have other widths before
  list.addEventListener('scroll', markMore, { passive: true })
  window.addEventListener('resize', showCurrent)
  return () => {
    list.removeEventListener('scroll', markMore)
    window.removeEventListener('resize', showCurrent)
  }
}
