import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope } from 'radix-ui/internal'
import { type ComponentProps, useEffect, useRef } from 'react'

type FocusEvents = Pick<ComponentProps<typeof FocusScope.Root>, 'onMountAutoFocus' | 'onUnmountAutoFocus'>
type LayerEvents = Pick<ComponentProps<typeof DismissableLayer.Root>, 'onEscapeKeyDown' | 'onInteractOutside' | 'onDismiss'>

export interface ModalSurfaceProps extends ComponentProps<'div'>, FocusEvents, LayerEvents {
  /** False during the exit animation: the focus is free already. */
  open: boolean
}

/**
 * The surface of a modal dialog, of the parts that Radix's `Dialog.Content` consists of: focus trap, `aria-hidden` on everything outside,
 * dismissal by Escape and by a press outside. Its `Presence` is left out, see `useExitAnimation`.
 */
export function ModalSurface({ open, onMountAutoFocus, onUnmountAutoFocus, ...props }: ModalSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  // popups that are opened inside the dialog, and rendered outside it
  const { nodes, registry } = FocusScope.useFocusScopeBranchRegistry()
  FocusGuards.useFocusGuards()
  useEffect(() => (surface.current ? hideOthers(surface.current) : undefined), [])
  return (
    <FocusScope.FocusScopeBranchProvider registry={registry}>
      <FocusScope.Root asChild loop trapped={open} branches={nodes} {...{ onMountAutoFocus, onUnmountAutoFocus }}>
        <DismissableLayer.Root
          {...props}
          ref={surface}
          data-state={open ? 'open' : 'closed'}
          disableOutsidePointerEvents={open}
          deferPointerDownOutside
          // the trap brings it back
          onFocusOutside={(event) => event.preventDefault()}
          // a press that opens a context menu
          onPointerDownOutside={(event) => {
            const { button, ctrlKey } = event.detail.originalEvent
            if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault()
          }}
        />
      </FocusScope.Root>
    </FocusScope.FocusScopeBranchProvider>
  )
}
