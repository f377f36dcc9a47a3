import type { ReactNode } from 'react'
import { chunk } from '../chunk.ts'
import { Opened } from '../Opened.tsx'
import type { OpenedPanel, Opener } from '../useOpener.ts'

export type PopoverProps = {
  /** The control that opens it: spread what it is given on a Button or an IconButton. */
  trigger: (opener: Opener) => ReactNode
  title: ReactNode
  closeLabel: string
  /** The side of the control that it lines up with. */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export type PopoverPanelProps = Omit<PopoverProps, 'trigger'> & OpenedPanel

const panel = chunk<PopoverPanelProps>(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

/** A few words or settings beside the control that they belong to; the page stays in use. What must be answered is a dialog. */
export const Popover = ({ trigger, title, closeLabel, align, children }: PopoverProps) => (
  <Opened kind="dialog" source={panel} trigger={trigger} own={{ title, closeLabel, align, children }} />
)
