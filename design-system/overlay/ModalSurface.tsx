import { hideOthers } from 'aria-hidden'
import { DismissableLayer, FocusGuards, FocusScope } from 'radix-ui/internal'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { keepFocusFromFrames } from './keepFocusFromFrames.ts'

type FocusEvents = Pick<ComponentProps<typeof FocusScope.Root>, 'onMountAutoFocus' | 'onUnmountAutoFocus'>
type LayerEvents = Pick<ComponentProps<typeof DismissableLayer.Root>, 'onEscapeKeyDown' | 'onInteractOutside' | 'onDismiss'>

export interface ModalSurfaceProps extends ComponentProps<'div'>, FocusEvents, LayerEvents {
  /** False during the exit animation, when the focus is already free. */
  open: boolean
}

const tabbable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

/** Not `checkVisibility`: the oldest supported Safari has none. */
const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Shift+Tab on the title, which has the initial focus, moves to the last control. Radix's trap only wraps from the first control. */
function goRoundFromTitle(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (event.key !== 'Tab' || !event.shiftKey || !(from instanceof HTMLElement) || from.tabIndex >= 0) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && isVisible(element),
  )
  const hasPrevious = controls.some((control) => from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING)
  if (hasPrevious || controls.length === 0) return
  event.preventDefault()
  controls.at(-1)?.focus()
}

/**
 * The surface of a modal dialog, built from the parts of Radix's `Dialog.Content`: focus trap, `aria-hidden` on everything outside,
 * dismissal by Escape and by a press outside. Frames outside cannot take focus either, see `keepFocusFromFrames`. It has no `Presence`, see
 * `useExitAnimation`.
 */
export function ModalSurface({ open, onMountAutoFocus, onUnmountAutoFocus, ...props }: ModalSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  // Popups opened inside the dialog and rendered outside it.
  const { nodes, registry } = FocusScope.useFocusScopeBranchRegistry()
  FocusGuards.useFocusGuards()
  useEffect(() => (surface.current ? hideOthers(surface.current) : undefined), [])
  useEffect(() => (open && surface.current ? keepFocusFromFrames(surface.current) : undefined), [open])
  return (
    <FocusScope.FocusScopeBranchProvider registry={registry}>
      <FocusScope.Root asChild loop trapped={open} branches={nodes} {...{ onMountAutoFocus, onUnmountAutoFocus }}>
        <DismissableLayer.Root
          onKeyDown={goRoundFromTitle}
          {...props}
          ref={surface}
          data-state={open ? 'open' : 'closed'}
          disableOutsidePointerEvents={open}
          deferPointerDownOutside
          // The trap returns the focus.
          onFocusOutside={(event) => event.preventDefault()}
          // The press opens a context menu.
          onPointerDownOutside={(event) => {
            const { button, ctrlKey } = event.detail.originalEvent
            if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault()
          }}
        />
      </FocusScope.Root>
    </FocusScope.FocusScopeBranchProvider>
  )
}
