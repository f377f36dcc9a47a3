import { leaveToOpener, type OpenedPanel } from './useOpener.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** Where a panel stands beside its control, and what becomes of presses outside and of the focus. `remember` takes the panel once it is there. */
export function useFloating({ id, opener }: OpenedPanel) {
  const { remember, giveBack } = useReturnFocus()
  return {
    remember: (panel: EventTarget | null) => remember(panel, opener.current),
    placed: { id, sideOffset: 6, collisionPadding: 8, onInteractOutside: leaveToOpener(opener), onCloseAutoFocus: giveBack },
  }
}
