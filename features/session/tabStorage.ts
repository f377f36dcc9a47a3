/** What is kept under a key for this tab, as parsed JSON; null without one, or where storage is blocked: all that is kept here can be missed. */
export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value under a key until the tab is closed; undefined deletes it. Does nothing where storage is blocked or full. */
export function writeTabStorage(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // as without storage
  }
}
