import { useModalLoaded } from '@casino/design-system/components/Modal'
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

/**
 * Queues a popup while it is `due` and the dialog's code is loaded, and returns whether it is the one to open. One per name and page; closed on
 * the server.
 */
export function useQueuedPopup(popup: PopupName, due: boolean): boolean {
  const ready = useModalLoaded(due) && due
  useEffect(() => {
    if (!ready) return
    dispatch({ type: 'due', popup })
    return () => dispatch({ type: 'done', popup })
  }, [popup, ready])
  const open = useSyncExternalStore(
    subscribe,
    () => queue.open,
    () => null,
  )
  return ready && open === popup
}
