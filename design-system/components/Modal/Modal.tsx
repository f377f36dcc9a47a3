import { lazyComponent, useLazyComponent } from '../../lazy/lazyComponent.ts'
import type { ModalProps } from './ModalPanel.tsx'

const lazyPanel = lazyComponent<ModalProps>(async () => (await import('./ModalPanel.tsx')).ModalPanel)

/** Preloads the panel: on intent (hover, touch or focus of a trigger), or while the network is still available. */
export const preloadModal = lazyPanel.preload

/** A dialog: bottom sheet on phones, centred from md. Its code and styles are loaded when it first opens. */
export function Modal(props: ModalProps) {
  const Panel = useLazyComponent(lazyPanel, props.open)
  return Panel ? <Panel {...props} /> : null
}
