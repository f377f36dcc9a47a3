import type { ReactNode } from 'react'
import { lazyComponent, useLazyComponent } from '../../lazy/lazyComponent.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** Called on the cancel button or Escape. */
  onCancel: () => void
  onConfirm: () => void
  /** The question. */
  title: ReactNode
  /** Consequence of confirming; announced with the question. */
  description: ReactNode
  /** Details, or an error message. */
  children?: ReactNode
  /** Label of the confirm button, naming its action. */
  confirmLabel: string
  /** Label of the cancel button. It has the initial focus and the same size as the confirm button. */
  cancelLabel: string
  /** Names of server-configured button themes. */
  confirmTheme?: string
  cancelTheme?: string
  /** `danger` for irreversible actions. */
  tone?: 'primary' | 'danger'
  /** The confirmed action is in progress: the dialog cannot be dismissed. */
  busy?: boolean
  busyLabel?: string
}

const lazyPanel = lazyComponent<ConfirmDialogProps>(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel)

/** Preloads the lazy panel of the dialog. */
export const preloadConfirmDialog = lazyPanel.preload

/** A confirmation dialog. An outside click is ignored; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Panel = useLazyComponent(lazyPanel, props.open)
  return Panel ? <Panel {...props} /> : null
}
