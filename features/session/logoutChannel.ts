let opened: BroadcastChannel | undefined

/** Between the tabs of this browser: a message says that one of them logs out. One for each tab, since a channel does not hear itself. */
export function logoutChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel('session')
  return opened
}

/** Tells the other tabs that the player logs out: without it the end of the session would be taken for its expiry. */
export const announceLogout = (): void => logoutChannel().postMessage('loggedOut')
