const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `start` at the first interaction with each page: it is reset by the returned function, for navigations, and when the window has the
 * focus again (specification, 4.5). Prefetching begins there, so that it does not compete with a page that loads and is not read yet, and
 * begins anew for a visitor who returns, when prefetched pages have become old.
 */
export function trackFirstInteraction(target: EventTarget, start: () => void): () => void {
  const handleInteraction = () => {
    for (const name of interactions) target.removeEventListener(name, handleInteraction)
    start()
  }
  const reset = () => {
    for (const name of interactions) target.addEventListener(name, handleInteraction, { passive: true })
  }
  target.addEventListener('focus', reset)
  reset()
  return reset
}
