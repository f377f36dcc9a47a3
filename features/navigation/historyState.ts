/** Reads one key of the current history entry's state, which survives a reload; undefined on the server and where nothing was saved. */
export function readHistoryState(key: string): unknown {
  if (typeof window === 'undefined') return undefined
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[key] : undefined // any object can be read by key
}

/** Saves one key in the current history entry; the URL and the other keys stay. */
export const saveHistoryState = (key: string, value: object): void =>
  window.history.replaceState({ ...window.history.state, [key]: value }, '')
