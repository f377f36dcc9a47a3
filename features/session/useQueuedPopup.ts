import { useModalLoaded } from '@casino/design-system'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { hasOpenedGame } from './openedGame.ts'
import { emptyPopupQueue, isOptional, type PopupEvent, type PopupName, popupReducer } from './popupQueue.ts'
import { type TypingWatch, watchTyping } from './watchTyping.ts'

let queue = emptyPopupQueue
let typingWatch: TypingWatch | undefined
const listeners = new Set<() => void>()

function dispatch(event: PopupEvent): void {
  queue = popupReducer(queue, event)
  for (const listener of listeners) listener()
}
/** Typing is watched while the page has a popup that could open. */
const subscribe = (listener: () => void) => {
  typingWatch ??= watchTyping((typing) => dispatch({ type: 'typing', typing }))
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    typingWatch?.stop()
    typingWatch = undefined
  }
}

/**
 * Queues a popup while it is `due` and the dialog's code is loaded, and returns whether it is the one to open. One per name and page; closed on
 * the server. An optional one is not queued once the player has opened a game in this tab: it would follow a round.
 */
export function useQueuedPopup(popup: PopupName, due: boolean): boolean {
  const [path] = useLocation()
  const ready = useModalLoaded(due) && due
  // subscribes before the popup is due: a player may be typing already
  const open = useSyncExternalStore(
    subscribe,
    () => queue.open,
    () => null,
  )
  useEffect(() => typingWatch?.setPath(path), [path])
  useEffect(() => {
    if (!ready || (isOptional(popup) && hasOpenedGame())) return
    dispatch({ type: 'due', popup })
    return () => dispatch({ type: 'done', popup })
  }, [popup, ready])
  return ready && open === popup
}
