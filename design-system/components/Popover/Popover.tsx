import type { ReactNode } from 'react'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { LazyPopup } from '../../overlay/LazyPopup.tsx'
import type { PopupTriggerProps } from '../../overlay/usePopup.ts'
import type { PopoverContent, PopoverPanelProps } from './PopoverPanel.tsx'

export interface PopoverProps extends PopoverContent {
  /** Renders the trigger: spread the argument on a Button or an IconButton. */
  trigger: (opener: PopupTriggerProps) => ReactNode
}

const lazyPanel = lazyComponent<PopoverPanelProps>(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

/** Short text or settings beside their trigger. Non-modal. For a required decision use a dialog. */
export const Popover = ({ trigger, title, closeLabel, align, children }: PopoverProps) => (
  <LazyPopup<PopoverContent> popupRole="dialog" panel={lazyPanel} trigger={trigger} panelProps={{ title, closeLabel, align, children }} />
)
