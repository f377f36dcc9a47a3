const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `start` at the first interaction with each page. The returned function resets it, for navigations; so does focus that returns to
 * the window (specification, 4.5). Prefetching starts there: it does not compete with a loading page, and it starts again for a visitor who
 * returns, when prefetched pages have become old.
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
