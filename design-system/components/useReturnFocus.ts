import { useRef } from 'react'

/** What each open panel was opened from, and what that was opened from, nearest first. */
const openers = new WeakMap<Element, readonly HTMLElement[]>()

/**
 * Hands the focus back to what held it when an overlay opened. Radix does so only for its own Trigger, and our overlays are opened by
 * state: by a button, by a guard, by the server. What opened it may be gone by then (the line of a menu): whatever opened that gets the focus.
 */
export function useReturnFocus() {
  const chain = useRef<readonly HTMLElement[]>([])
  return {
    /** `opener` where it is known: Safari gives a clicked button no focus. */
    remember: (panel: EventTarget | null, opener?: HTMLElement | null) => {
      const from = opener ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
      if (!from || !(panel instanceof Element)) return
      const below = from.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')
      chain.current = [from, ...((below && openers.get(below)) ?? [])]
      openers.set(panel, chain.current)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      // Whoever has moved on keeps the focus: a field pressed outside, a dialog that this one opened.
      if (document.activeElement && document.activeElement !== document.body) return
      chain.current.find((element) => element.isConnected)?.focus({ preventScroll: true })
    },
  }
}
