import { useEffect, useSyncExternalStore } from 'react'
import { emptyPopupQueue, type PopupEvent, type PopupName, popupReducer } from './popupQueue.ts'

let queue = emptyPopupQueue
const listeners = new Set<() => void>()

function dispatch(event: PopupEvent): void {
  queue = popupReducer(queue, event)
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Queues a popup while it is `due`, and returns whether it is the one to open. One per name and page; closed on the server. */
export function useQueuedPopup(popup: PopupName, due: boolean): boolean {
  useEffect(() => {
    if (!due) return
    dispatch({ type: 'due', popup })
    return () => dispatch({ type: 'done', popup })
  }, [popup, due])
  const open = useSyncExternalStore(
    subscribe,
    () => queue.open,
    () => null,
  )
  return due && open === popup
}
