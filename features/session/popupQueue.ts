/**
 * Popups that open by themselves, the most urgent first: a lost session or connection, the reminder of play (RULES, *Player protection*),
 * the player warning, the welcome, a campaign of the page, and the question for marketing consent.
 */
export const popupNames = ['session', 'reminder', 'warning', 'welcome', 'campaign', 'marketingConsent'] as const
export type PopupName = (typeof popupNames)[number]

/** Popups that close a less urgent open one: it opens again after them. The others wait until the open one is closed. */
const interrupting: readonly PopupName[] = ['session', 'reminder']

export interface PopupQueue {
  /** Popups that are due, in any order. */
  due: readonly PopupName[]
  /** The one that is open. */
  open: PopupName | null
}

/** `due`: the popup has a reason to open. `done`: it has none any more, whether it was open or not. */
export interface PopupEvent {
  type: 'due' | 'done'
  popup: PopupName
}

export const emptyPopupQueue: PopupQueue = { due: [], open: null }

/** One popup at a time: returns the queue after an event, the same object when nothing changed. */
export function popupReducer(queue: PopupQueue, { type, popup }: PopupEvent): PopupQueue {
  if (queue.due.includes(popup) === (type === 'due')) return queue
  const due = type === 'due' ? [...queue.due, popup] : queue.due.filter((name) => name !== popup)
  return { due, open: nextOpen(due, queue.open) }
}

function nextOpen(due: readonly PopupName[], open: PopupName | null): PopupName | null {
  const mostUrgent = popupNames.find((name) => due.includes(name)) ?? null
  const staysOpen = due.some((name) => name === open)
  return staysOpen && !(mostUrgent && interrupting.includes(mostUrgent)) ? open : mostUrgent
}
