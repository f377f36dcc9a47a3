import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts'
import type { ConfirmDialogProps } from './ConfirmDialogPanel.tsx'

const lazyPanel = lazyComponent<ConfirmDialogProps>(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel)

/** Preloads the lazy panel of the dialog. */
export const preloadConfirmDialog = lazyPanel.preload

/** A confirmation dialog. An outside click is ignored; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Panel = useLazyOverlay(lazyPanel, props.open, props.onCancel)
  return Panel ? <Panel {...props} /> : null
}
