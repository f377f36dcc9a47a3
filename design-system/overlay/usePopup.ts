import { type MouseEvent, type Ref, type RefObject, useId, useRef, useState } from 'react'

/** Props of the control that opens a popup; spread them on a Button or an IconButton. */
export interface PopupTriggerProps {
  ref: Ref<HTMLButtonElement & HTMLAnchorElement>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** State of a popup panel and a reference to its trigger. */
export interface PopupState {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The control, rendered before the panel is loaded. */
  triggerRef: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>
  /** Opened with the keyboard: a menu then focuses its first item. */
  openedByKeyboard: boolean
}

/** State shared by a rendered control and its lazily loaded panel. */
export function usePopup(kind: PopupTriggerProps['aria-haspopup']): { triggerProps: PopupTriggerProps; panelProps: PopupState } {
  const id = useId()
  const triggerRef = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const [state, setState] = useState({ open: false, byKey: false })
  const { open, byKey: openedByKeyboard } = state
  return {
    triggerProps: {
      ref: triggerRef,
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: (event) => {
        // A link opens the popup once scripts run. With a modifier key it stays a link.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // `detail` is the click count; it is 0 for a keyboard click.
        setState({ open: !open, byKey: event.detail === 0 })
      },
    },
    panelProps: { id, open, openedByKeyboard, triggerRef, onOpenChange: (next) => setState({ open: next, byKey: false }) },
  }
}

/** Ignores outside presses on the trigger: if the press closed the panel, the trigger's click would open it again. */
export const ignoreTriggerPress = (triggerRef: PopupState['triggerRef']) => (event: Event) => {
  if (event.target instanceof Node && triggerRef.current?.contains(event.target)) event.preventDefault()
}
