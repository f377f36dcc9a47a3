const listeners = new Set<() => void>()

/** The server has refused a call of the player for want of a session. */
export const reportSessionRefusal = (): void => {
  for (const listener of listeners) listener()
}

/** Calls `listener` at each such refusal. Returns the end of it. */
export function listenForSessionRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
