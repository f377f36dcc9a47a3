/**
 * Popups that open by themselves, the most urgent first: a lost session or connection, the reminder of play (RULES, *Player protection*),
 * the player warning, the welcome, a campaign of the page, and the question for marketing consent.
 */
export const popupNames = ['session', 'reminder', 'warning', 'welcome', 'campaign', 'marketingConsent'] as const
export type PopupName = (typeof popupNames)[number]

/** Popups that close a less urgent open one: it opens again after them. The others wait until the open one is closed. */
const interrupting: readonly PopupName[] = ['session', 'reminder']
/** Popups that no rule demands. They wait while the player types, because they would swallow the text, and none follows a game. */
const optional: readonly PopupName[] = ['welcome', 'campaign', 'marketingConsent']
export const isOptional = (popup: PopupName): boolean => optional.includes(popup)

export interface PopupQueue {
  /** Popups that are due, in any order. */
  due: readonly PopupName[]
  /** The one that is open. */
  open: PopupName | null
  /** The player types in a field of the page. */
  typing: boolean
}

/**
 * `due`: the popup has a reason to open. `done`: it has none any more, whether it was open or not. `typing`: whether the player types, which
 * closes no open popup.
 */
export type PopupEvent = { type: 'due' | 'done'; popup: PopupName } | { type: 'typing'; typing: boolean }

export const emptyPopupQueue: PopupQueue = { due: [], open: null, typing: false }

/** One popup at a time: returns the queue after an event, the same object when nothing changed. */
export function popupReducer(queue: PopupQueue, event: PopupEvent): PopupQueue {
  if (event.type === 'typing') {
    const { typing } = event
    return typing === queue.typing ? queue : { due: queue.due, open: nextOpen(queue.due, queue.open, typing), typing }
  }
  const { type, popup } = event
  if (queue.due.includes(popup) === (type === 'due')) return queue
  const due = type === 'due' ? [...queue.due, popup] : queue.due.filter((name) => name !== popup)
  return { due, open: nextOpen(due, queue.open, queue.typing), typing: queue.typing }
}

function nextOpen(due: readonly PopupName[], open: PopupName | null, typing: boolean): PopupName | null {
  const mostUrgent = popupNames.find((name) => due.includes(name) && !(typing && isOptional(name))) ?? null
  const staysOpen = due.some((name) => name === open)
  return staysOpen && !(mostUrgent && interrupting.includes(mostUrgent)) ? open : mostUrgent
}
