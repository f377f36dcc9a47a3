/** Key of the session that the tab's last page belonged to. */
const sessionKey = 'session'
/** All that is kept for a visitor in a tab: the message that is being written, the last searches, and whether a game was opened. */
const visitorKeys = ['besked', 'soegninger', 'spillet'] as const

type VisitorKey = (typeof visitorKeys)[number]

/** What is kept under a key for this tab, as parsed JSON; null without one, or where storage is blocked: all that is kept here can be missed. */
export const readTabStorage = (key: VisitorKey): unknown => read(key)

/** Keeps a value under a key until the tab is closed or the session ends; undefined deletes it. Does nothing where storage is blocked or full. */
export const writeTabStorage = (key: VisitorKey, value: unknown): void => write(key, value)

/**
 * Deletes everything that an ended session stored, so that it is not found on a shared device. What a guest stored is kept through the
 * login. `session`: fingerprint of the page's session, null for a guest. Called at the start of each page.
 */
export function deleteEndedTabStorage(session: string | null): void {
  const previous = read(sessionKey)
  if (previous === session) return
  if (previous !== null) for (const key of visitorKeys) write(key, undefined)
  write(sessionKey, session ?? undefined)
}

function read(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // as without storage
  }
}
