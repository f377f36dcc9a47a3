import { allowsPrefetch, currentConnection } from './connection.ts'

/**
 * Time in ms from load to the first preload. A page that has just been hydrated is not idle for long: it replays early input, and its images
 * and fonts arrive. Evaluating the chunk of a dialog that nobody has approached must not delay that.
 */
const settlingTime = 1000

/** Delay in ms after which a page without `requestIdleCallback` (Safari) counts as idle. */
const idleFallback = 200

/** Pointer, touch (which also sends `pointerover`) and keyboard reach a control before they press it. */
const approaches = ['pointerover', 'focusin'] as const

/** Waiting for the first idle moment, or for an approached button. */
const waiting = new Set<() => void>()
/** Incremented when all preloads are done: a timer or an idle callback of an earlier round must not run preloads of this one. */
let round = 0

/**
 * Calls `preload` when the page has settled after loading and is idle, or earlier when any button is approached: for an overlay that opens
 * by state and so does not know its trigger. Not with Save-Data or on a slow connection, where the code is loaded when the overlay opens.
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

/** Asked when the first preload is due: the browser's first answer takes over a millisecond, which hydration must not wait for. */
function mayPreload(): boolean {
  if (allowsPrefetch(currentConnection())) return true
  stopListening()
  waiting.clear()
  return false
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback)
  else setTimeout(callback, idleFallback)
}

function handleApproach({ target }: Event): void {
  if (target instanceof Element && target.closest('button, [role="button"]') && mayPreload()) preloadAll()
}

/** One per idle moment: requesting and evaluating all of them at once would be a long task. */
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
