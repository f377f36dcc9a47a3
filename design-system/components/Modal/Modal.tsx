import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useBackgroundComponent } from '../../lazy/useLazyComponent.ts'
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts'
import type { ModalProps } from './ModalPanel.tsx'

const lazyPanel = lazyComponent<ModalProps>(async () => (await import('./ModalPanel.tsx')).ModalPanel)

/** Preloads the panel at once, such as while the network is still available; otherwise it is preloaded when the page is idle. */
export const preloadModal = lazyPanel.preload

/** Whether the panel is loaded, which begins when `wanted`: a dialog that opens by itself waits for it. A failure is reported and repeated. */
export const useModalLoaded = (wanted: boolean): boolean => useBackgroundComponent(lazyPanel, wanted) !== null

/**
 * A dialog: bottom sheet on phones, centred from md. Its code and styles are loaded when the page is idle, at the latest when it opens.
 * Where that fails it asks to be closed; a mandatory one opens as soon as it can be loaded.
 */
export function Modal(props: ModalProps) {
  const Panel = useLazyOverlay(lazyPanel, props.open, props.mandatory ? undefined : () => props.onOpenChange(false))
  return Panel ? <Panel {...props} /> : null
}
