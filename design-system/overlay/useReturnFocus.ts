import { useRef } from 'react'

/** Trigger of each open panel, followed by the triggers of the panels around it. */
const triggersByPanel = new WeakMap<Element, readonly HTMLElement[]>()

/**
 * Restores focus to the element that had it when an overlay opened. Radix only does so for its own Trigger, but our overlays open by state:
 * a button, a route guard or the server. If the trigger was removed (a menu item), its parent panel's trigger is used. If nothing can take
 * the focus, `<main>` gets it.
 */
export function useReturnFocus() {
  const triggers = useRef<readonly HTMLElement[]>([])
  return {
    /** Pass `trigger` where it is known: Safari does not focus a clicked button. */
    captureFocus: (panel: EventTarget | null, trigger?: HTMLElement | null) => {
      const returnTarget = trigger ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
      if (!returnTarget || !(panel instanceof Element)) return
      const parentPanel = returnTarget.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')
      triggers.current = [returnTarget, ...((parentPanel && triggersByPanel.get(parentPanel)) ?? [])]
      triggersByPanel.set(panel, triggers.current)
    },
    restoreFocus: (event: Event) => {
      event.preventDefault()
      // Keeps focus that has already moved: to a field clicked outside, or to a dialog opened from this one.
      if (document.activeElement && document.activeElement !== document.body) return
      for (const target of [...triggers.current, document.querySelector('main')]) {
        target?.focus({ preventScroll: true })
        if (document.activeElement !== document.body) return
      }
    },
  }
}
