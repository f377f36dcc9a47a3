import { lazy, type ReactNode, Suspense, useState } from 'react'

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

const loadPanel = async () => ({ default: (await import('./ModalPanel.tsx')).ModalPanel })
const Panel = lazy(loadPanel)

/** Fetches the panel's chunk ahead of its need, for a dialog that must open when the network is gone. A failure shows at the opening. */
export const preloadModal = (): void => {
  loadPanel().catch(() => undefined)
}

/** A dialog: bottom sheet on phones, centred from md. Its code and styles are fetched with the first opening. */
export function Modal(props: ModalProps) {
  // Once opened it stays mounted, so that closing can animate and hand the focus back.
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
