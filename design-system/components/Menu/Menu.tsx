import type { ReactNode } from 'react'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { LazyPopup } from '../../overlay/LazyPopup.tsx'
import type { PopupState, PopupTriggerProps } from '../../overlay/usePopup.ts'

export type MenuEntry =
  | { divider: true }
  | {
      label: string
      icon?: ReactNode
      /** Renders the item as a link. */
      href?: string
      /** `danger` for irreversible actions. */
      tone?: 'default' | 'danger'
      disabled?: boolean
      onSelect?: () => void
    }

export interface MenuProps {
  /** Renders the trigger: spread the argument on a Button or an IconButton. */
  trigger: (opener: PopupTriggerProps) => ReactNode
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuEntry[]
  /** Edge of the trigger that the menu aligns to. */
  align?: 'start' | 'end'
}

export type MenuPanelProps = Pick<MenuProps, 'label' | 'items' | 'align'> & PopupState

const lazyPanel = lazyComponent<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel)

/** A short list of actions on one item. Not for actions that must be visible without opening it. */
export const Menu = ({ trigger, label, items, align }: MenuProps) => (
  <LazyPopup popupRole="menu" panel={lazyPanel} trigger={trigger} panelProps={{ label, items, align }} />
)
