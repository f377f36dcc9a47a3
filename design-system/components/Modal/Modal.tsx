import type { ReactNode } from 'react'
import { chunk, useChunk } from '../chunk.ts'

export type ModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The step must be taken: no close button, no Escape, no click outside. The actions end it. */
  mandatory?: boolean
  size?: 'sm' | 'md' | 'lg'
  closeLabel: string
  children?: ReactNode
  /** Buttons, the primary one first; they stay in sight while the body scrolls. */
  actions?: ReactNode
}

const panel = chunk<ModalProps>(async () => (await import('./ModalPanel.tsx')).ModalPanel)

/** Fetches the panel's chunk ahead of its need: when the player reaches for what opens it, or before the network is gone. */
export const preloadModal = panel.preload

/** A dialog: bottom sheet on phones, centred from md. Its code and styles are fetched with the first opening. */
export function Modal(props: ModalProps) {
  const Panel = useChunk(panel, props.open)
  return Panel ? <Panel {...props} /> : null
}
