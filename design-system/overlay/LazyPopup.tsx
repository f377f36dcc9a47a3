import type { ReactNode } from 'react'
import type { LazyComponent } from '../lazy/lazyComponent.ts'
import { PreloadOnIntent } from '../lazy/PreloadOnIntent.tsx'
import { useLazyOverlay } from './useLazyOverlay.ts'
import { type PopupState, type PopupTriggerProps, usePopup } from './usePopup.ts'

interface LazyPopupProps<Own extends object> {
  popupRole: PopupTriggerProps['aria-haspopup']
  panel: LazyComponent<Own & PopupState>
  trigger: (opener: PopupTriggerProps) => ReactNode
  /** Props of the panel other than its popup state. */
  panelProps: Own
}

/** A control and its popup panel. The panel is lazy: preloaded when the page is idle, or on hover, touch or focus of the control. */
export function LazyPopup<Own extends object>({ popupRole, panel, trigger, panelProps }: LazyPopupProps<Own>) {
  const popup = usePopup(popupRole)
  const Panel = useLazyOverlay(panel, popup.panelProps.open, () => popup.panelProps.onOpenChange(false))
  return (
    <PreloadOnIntent onIntent={panel.preload}>
      {trigger(popup.triggerProps)}
      {Panel ? <Panel {...panelProps} {...popup.panelProps} /> : null}
    </PreloadOnIntent>
  )
}
