/** What one tab of this browser tells the others. */
export type TabMessage = 'loggedOut' | 'loggedIn' | 'paused' | 'favouritesChanged' | 'cookiesChosen'

/** Null: this browser has no channels, or refuses them with its cookies (Firefox). Each tab then stands alone. */
let channel: BroadcastChannel | null | undefined
const listeners = new Map<TabMessage, Set<() => void>>()
/** Messages that no listener received. */
const missed = new Set<TabMessage>()
/** Messages that a message replaces, when no listener received them. */
const opposites: Partial<Record<TabMessage, TabMessage>> = { loggedIn: 'loggedOut', loggedOut: 'loggedIn' }

/**
 * Opens the channel between the tabs of this browser. There is one for each tab, since a channel does not hear itself. The entry opens it, so
 * that a message that arrives before its listener is loaded is heard.
 */
export function openTabChannel(): void {
  if (channel !== undefined) return
  try {
    channel = new BroadcastChannel('session')
  } catch {
    channel = null
  }
  channel?.addEventListener('message', ({ data: message }: MessageEvent<TabMessage>) => {
    const heardBy = listeners.get(message)
    const opposite = opposites[message]
    if (opposite) missed.delete(opposite)
    if (heardBy?.size) for (const listener of heardBy) listener()
    else missed.add(message)
  })
}

/** Tells the other tabs. A logout: without it the end of the session would be taken for its expiry. */
export function announce(message: TabMessage): void {
  openTabChannel()
  channel?.postMessage(message)
}

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
