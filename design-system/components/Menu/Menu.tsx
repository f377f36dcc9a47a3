import type { ReactNode } from 'react'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { LazyPopup } from '../../overlay/LazyPopup.tsx'
import type { PopupTriggerProps } from '../../overlay/usePopup.ts'
import type { MenuContent, MenuPanelProps } from './MenuPanel.tsx'

export interface MenuProps extends MenuContent {
  /** Renders the trigger: spread the argument on a Button or an IconButton. */
  trigger: (opener: PopupTriggerProps) => ReactNode
}

const lazyPanel = lazyComponent<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel)

/** A short list of actions on one item. Not for actions that must be visible without opening it. */
export const Menu = ({ trigger, label, items, align }: MenuProps) => (
  <LazyPopup<MenuContent> popupRole="menu" panel={lazyPanel} trigger={trigger} panelProps={{ label, items, align }} />
)
