import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts'
import type { ModalProps } from './ModalPanel.tsx'

const lazyPanel = lazyComponent<ModalProps>(async () => (await import('./ModalPanel.tsx')).ModalPanel)

/** Preloads the panel at once, such as while the network is still available; otherwise it is preloaded when the page is idle. */
export const preloadModal = lazyPanel.preload

/** A dialog: bottom sheet on phones, centred from md. Its code and styles are loaded when the page is idle, at the latest when it opens. */
export function Modal(props: ModalProps) {
  const Panel = useLazyOverlay(lazyPanel, props.open)
  return Panel ? <Panel {...props} /> : null
}
