import type { ReactNode } from 'react'
import { chunk } from '../chunk.ts'
import { Opened } from '../Opened.tsx'
import type { OpenedPanel, Opener } from '../useOpener.ts'

export type MenuEntry =
  | { divider: true }
  | {
      label: string
      icon?: ReactNode
      /** Makes it a link. */
      href?: string
      /** `danger` for what cannot be undone. */
      tone?: 'default' | 'danger'
      disabled?: boolean
      onSelect?: () => void
    }

export type MenuProps = {
  /** The control that opens it: spread what it is given on a Button or an IconButton. */
  trigger: (opener: Opener) => ReactNode
  /** Name of the menu. */
  label: string
  items: readonly MenuEntry[]
  /** The side of the control that it lines up with. */
  align?: 'start' | 'end'
}

export type MenuPanelProps = Pick<MenuProps, 'label' | 'items' | 'align'> & OpenedPanel

const panel = chunk<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel)

/** A short list of what can be done with one thing. What the player must find without looking for it is no menu's. */
export const Menu = ({ trigger, label, items, align }: MenuProps) => (
  <Opened kind="menu" source={panel} trigger={trigger} own={{ label, items, align }} />
)
