/** What one tab of this browser tells the others. */
export type TabMessage = 'loggedOut' | 'loggedIn' | 'paused' | 'favouritesChanged'

let opened: BroadcastChannel | undefined
const listeners = new Map<TabMessage, Set<() => void>>()
/** Messages that no listener received. */
const missed = new Set<TabMessage>()
/** Messages that a message replaces, when no listener received them. */
const opposites: Partial<Record<TabMessage, TabMessage>> = { loggedIn: 'loggedOut', loggedOut: 'loggedIn' }

/**
 * Between the tabs of this browser. One for each tab, since a channel does not hear itself. Opened by the entry, so that what is announced
 * before its listener is loaded is heard.
 */
export function openTabChannel(): BroadcastChannel {
  if (opened) return opened
  opened = new BroadcastChannel('session')
  opened.addEventListener('message', ({ data: message }: MessageEvent<TabMessage>) => {
    const heardBy = listeners.get(message)
    const opposite = opposites[message]
    if (opposite) missed.delete(opposite)
    if (heardBy?.size) for (const listener of heardBy) listener()
    else missed.add(message)
  })
  return opened
}

/** Tells the other tabs. A logout: without it the end of the session would be taken for its expiry. */
export const announce = (message: TabMessage): void => openTabChannel().postMessage(message)

/**
 * Calls `listener` for each such message of another tab, and immediately for one that no listener received. Returns a function that stops
 * it.
 */
export function listenFor(message: TabMessage, listener: () => void): () => void {
  openTabChannel()
  const heardBy = listeners.get(message) ?? new Set()
  listeners.set(message, heardBy.add(listener))
  if (missed.delete(message)) listener()
  return () => void heardBy.delete(listener)
}
