import { useRef } from 'react'

/**
 * Hands the focus back to what held it when an overlay opened. Radix does so only for its own Trigger, and our overlays are opened by
 * state: by a button, by a guard, by the server.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
    },
  }
}
