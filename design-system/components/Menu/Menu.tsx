import type { ReactNode } from 'react'
import { chunk } from '../chunk.ts'
import { Opened } from '../Opened.tsx'
import type { OpenedPanel, Opener } from '../useOpener.ts'

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

export type MenuProps = {
  /** Renders the trigger: spread the argument on a Button or an IconButton. */
  trigger: (opener: Opener) => ReactNode
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuEntry[]
  /** Edge of the trigger that the menu aligns to. */
  align?: 'start' | 'end'
}

export type MenuPanelProps = Pick<MenuProps, 'label' | 'items' | 'align'> & OpenedPanel

const panel = chunk<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel)

/** A short list of actions on one item. Not for actions that must be visible without opening it. */
export const Menu = ({ trigger, label, items, align }: MenuProps) => (
  <Opened kind="menu" source={panel} trigger={trigger} own={{ label, items, align }} />
)
