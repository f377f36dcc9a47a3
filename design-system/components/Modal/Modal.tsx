import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useBackgroundComponent } from '../../lazy/useLazyComponent.ts'
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts'
import type { ModalProps } from './ModalPanel.tsx'

const lazyPanel = lazyComponent<ModalProps>(async () => (await import('./ModalPanel.tsx')).ModalPanel)

/** Preloads the panel immediately, for example before the network is lost. Otherwise it loads when the page is idle. */
export const preloadModal = lazyPanel.preload

/**
 * Whether the panel is loaded. Loading starts when `wanted` is true: a dialog that opens by itself waits for it. Failures are reported and
 * retried.
 */
export const useModalLoaded = (wanted: boolean): boolean => useBackgroundComponent(lazyPanel, wanted) !== null

/**
 * A dialog: bottom sheet on phones, centred from md. Its code loads when the page is idle, or when it opens. If that fails, it asks to be
 * closed; a mandatory dialog opens as soon as it has loaded.
 */
export function Modal(props: ModalProps) {
  const Panel = useLazyOverlay(lazyPanel, props.open, props.mandatory ? undefined : () => props.onOpenChange(false))
  return Panel ? <Panel {...props} /> : null
}
