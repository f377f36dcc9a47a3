let opened: BroadcastChannel | undefined
let listener: (() => void) | null = null
/** A logout was announced while nobody listened. */
let missed = false

/**
 * Between the tabs of this browser: a message says that one of them logs out. One for each tab, since a channel does not hear itself.
 * Opened by the entry, so that a logout before the monitor of the session is loaded is heard.
 */
export function openLogoutChannel(): BroadcastChannel {
  if (opened) return opened
  opened = new BroadcastChannel('session')
  opened.addEventListener('message', () => {
    if (listener) listener()
    else missed = true
  })
  return opened
}

/** Tells the other tabs that the player logs out: without it the end of the session would be taken for its expiry. */
export const announceLogout = (): void => openLogoutChannel().postMessage('loggedOut')

/** Calls `onLogout` for each logout of another tab, at once for one that nobody has listened to. Returns the end of it. */
export function listenForLogouts(onLogout: () => void): () => void {
  openLogoutChannel()
  listener = onLogout
  if (missed) onLogout()
  missed = false
  return () => {
    listener = null
  }
}
