import { useEffect, useSyncExternalStore } from 'react'

let blocks = 0
const listeners = new Set<() => void>()
function change(by: 1 | -1): void {
  blocks += by
  for (const listener of listeners) listener()
}

/** Whether something is under way that a reload of the page would break off, such as a payment or a game round. */
export const isReloadBlocked = (): boolean => blocks > 0

/** Blocks reloads that the player has not asked for, until the returned function is called. */
export function blockReload(): () => void {
  change(1)
  let released = false
  return () => {
    if (released) return
    released = true
    change(-1)
  }
}

/** Blocks reloads while `active`, and no longer than the component is shown. */
export function useReloadBlock(active: boolean): void {
  useEffect(() => (active ? blockReload() : undefined), [active])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `isReloadBlocked`, followed. */
export const useIsReloadBlocked = (): boolean => useSyncExternalStore(subscribe, isReloadBlocked, () => false)
