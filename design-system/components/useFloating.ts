import { leaveToOpener, type OpenedPanel } from './useOpener.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** Radix content props of a popup: position, outside clicks, focus restoration. Call `captureFocus` with the mounted panel element. */
export function useFloating({ id, opener }: OpenedPanel) {
  const { remember, giveBack } = useReturnFocus()
  return {
    remember: (panel: EventTarget | null) => remember(panel, opener.current),
    placed: { id, sideOffset: 6, collisionPadding: 8, onInteractOutside: leaveToOpener(opener), onCloseAutoFocus: giveBack },
  }
}
