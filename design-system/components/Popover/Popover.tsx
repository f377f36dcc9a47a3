import type { ReactNode } from 'react'
import { chunk } from '../chunk.ts'
import { Opened } from '../Opened.tsx'
import type { OpenedPanel, Opener } from '../useOpener.ts'

export type PopoverProps = {
  /** Renders the trigger: spread the argument on a Button or an IconButton. */
  trigger: (opener: Opener) => ReactNode
  title: ReactNode
  closeLabel: string
  /** Edge of the trigger that the panel aligns to. */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export type PopoverPanelProps = Omit<PopoverProps, 'trigger'> & OpenedPanel

const panel = chunk<PopoverPanelProps>(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

/** Short text or settings beside their trigger; non-modal. For a required decision use a dialog. */
export const Popover = ({ trigger, title, closeLabel, align, children }: PopoverProps) => (
  <Opened kind="dialog" source={panel} trigger={trigger} own={{ title, closeLabel, align, children }} />
)
