import type { ReactNode } from 'react'
import { lazyComponent, useLazyComponent } from '../../lazy/lazyComponent.ts'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Cannot be dismissed: no close button, no Escape, no click outside. Only its actions close it. */
  mandatory?: boolean
  size?: 'sm' | 'md' | 'lg'
  closeLabel: string
  children?: ReactNode
  /** Buttons, the primary one first; sticky while the body scrolls. */
  actions?: ReactNode
}

const lazyPanel = lazyComponent<ModalProps>(async () => (await import('./ModalPanel.tsx')).ModalPanel)

/** Preloads the panel: on intent (hover, touch or focus of a trigger), or while the network is still available. */
export const preloadModal = lazyPanel.preload

/** A dialog: bottom sheet on phones, centred from md. Its code and styles are loaded when it first opens. */
export function Modal(props: ModalProps) {
  const Panel = useLazyComponent(lazyPanel, props.open)
  return Panel ? <Panel {...props} /> : null
}
