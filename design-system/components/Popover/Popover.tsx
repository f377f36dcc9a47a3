import { type ReactNode, useState } from 'react'
import { chunk, useChunk } from '../chunk.ts'
import { Reach } from '../Reach.tsx'
import { type OpenedPanel, type Opener, useOpener } from '../useOpener.ts'

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
export function Popover({ trigger, title, closeLabel, align, children }: PopoverProps) {
  const [near, setNear] = useState(false)
  const opener = useOpener('dialog')
  const Panel = useChunk(panel, near || opener.panel.open)
  return (
    <Reach onReach={() => setNear(true)}>
      {trigger(opener.props)}
      {Panel ? (
        <Panel title={title} closeLabel={closeLabel} align={align} {...opener.panel}>
          {children}
        </Panel>
      ) : null}
    </Reach>
  )
}
