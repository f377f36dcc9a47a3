import { type ReactNode, useState } from 'react'
import { type Chunk, useChunk } from './chunk.ts'
import { Reach } from './Reach.tsx'
import { type OpenedPanel, type Opener, useOpener } from './useOpener.ts'

type OpenedProps<Own extends object> = {
  kind: Opener['aria-haspopup']
  source: Chunk<Own & OpenedPanel>
  trigger: (opener: Opener) => ReactNode
  /** Props of the panel other than its popup state. */
  own: Own
}

/** A control and its popup panel. The panel is lazy: preloaded on hover, touch or focus of the control. */
export function Opened<Own extends object>({ kind, source, trigger, own }: OpenedProps<Own>) {
  const [near, setNear] = useState(false)
  const opener = useOpener(kind)
  const Panel = useChunk(source, near || opener.panel.open)
  return (
    <Reach onReach={() => setNear(true)}>
      {trigger(opener.props)}
      {Panel ? <Panel {...own} {...opener.panel} /> : null}
    </Reach>
  )
}
