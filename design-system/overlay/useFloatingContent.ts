import { takesEscape } from './takesEscape.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { ignoreTriggerPress, type PopupState } from './usePopup.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/**
 * Radix content props of a popup: position, outside clicks, focus restoration, and closing when the platform asks for it. Call
 * `captureFocus` with the mounted panel.
 */
export function useFloatingContent({ id, open, onOpenChange, triggerRef }: PopupState) {
  useCloseRequest(open, () => onOpenChange(false))
  const { captureFocus, restoreFocus } = useReturnFocus()
  return {
    captureFocus: (panel: EventTarget | null) => captureFocus(panel, triggerRef.current),
    contentProps: {
      id,
      sideOffset: 6,
      collisionPadding: 8,
      onInteractOutside: ignoreTriggerPress(triggerRef),
      onCloseAutoFocus: restoreFocus,
      onEscapeKeyDown: (event: KeyboardEvent) => {
        if (takesEscape(event.target)) event.preventDefault()
      },
    },
  }
}
