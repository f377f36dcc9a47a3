import { allowsPrefetch, currentConnection } from './connection.ts'

/**
 * Time in ms from load to the first preload. A hydrated page stays busy for a while: early input is replayed, images and fonts arrive.
 * Evaluating a dialog's chunk must not delay that.
 */
const settlingTime = 1000

/** Delay in ms after which a page without `requestIdleCallback` (Safari) counts as idle. */
const idleFallback = 200

/** A pointer, touch (which also sends `pointerover`) or keyboard focus comes before the press. */
const approaches = ['pointerover', 'focusin'] as const

/** Preloads that wait for the first idle moment or for an approached button. */
const waiting = new Set<() => void>()
/** Incremented when all preloads are done, so that a timer or idle callback of an earlier round starts none of this one. */
let round = 0

/**
 * Calls `preload` once the page has settled and is idle, or earlier when any button is approached. For overlays that open by state and do
 * not know their trigger. With Save-Data or on a slow connection it waits until the overlay opens.
 */
export function preloadSoon(preload: () => void): void {
  waiting.add(preload)
  if (waiting.size > 1) return
  for (const approach of approaches) document.addEventListener(approach, handleApproach, { passive: true })
  if (document.readyState === 'complete') whenSettled()
  else window.addEventListener('load', whenSettled, { once: true })
}

function whenSettled(): void {
  const own = round
  setTimeout(() => {
    if (own === round && mayPreload()) whenIdle(() => preloadNext(own))
  }, settlingTime)
}

/** Called when the first preload is due, not during hydration: the browser's first answer takes over a millisecond. */
function mayPreload(): boolean {
  if (allowsPrefetch(currentConnection())) return true
  stopListening()
  waiting.clear()
  return false
}

function whenIdle(callback: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback)
  else setTimeout(callback, idleFallback)
}

function handleApproach({ target }: Event): void {
  if (target instanceof Element && target.closest('button, [role="button"]') && mayPreload()) preloadAll()
}

/** One preload per idle moment: all at once would be a long task. */
function preloadNext(own: number): void {
  const [next] = waiting
  if (own !== round || !next) return
  waiting.delete(next)
  if (waiting.size > 0) whenIdle(() => preloadNext(own))
  else stopListening()
  next()
}

function preloadAll(): void {
  stopListening()
  const preloads = [...waiting]
  waiting.clear()
  for (const preload of preloads) preload()
}

function stopListening(): void {
  round++
  for (const approach of approaches) document.removeEventListener(approach, handleApproach)
}
