import type { ReactNode } from 'react'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { LazyPopup } from '../../overlay/LazyPopup.tsx'
import type { PopupState, PopupTriggerProps } from '../../overlay/usePopup.ts'

export interface PopoverProps {
  /** Renders the trigger: spread the argument on a Button or an IconButton. */
  trigger: (opener: PopupTriggerProps) => ReactNode
  title: ReactNode
  closeLabel: string
  /** Edge of the trigger that the panel aligns to. */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export type PopoverPanelProps = Omit<PopoverProps, 'trigger'> & PopupState

const lazyPanel = lazyComponent<PopoverPanelProps>(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

/** Short text or settings beside their trigger; non-modal. For a required decision use a dialog. */
export const Popover = ({ trigger, title, closeLabel, align, children }: PopoverProps) => (
  <LazyPopup popupRole="dialog" panel={lazyPanel} trigger={trigger} panelProps={{ title, closeLabel, align, children }} />
)
