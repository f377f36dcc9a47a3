import type { ReactNode } from 'react'
import { chunk, useChunk } from '../chunk.ts'

export type ConfirmDialogProps = {
  open: boolean
  /** Asked to close without a yes: by the safe answer or by Escape. */
  onCancel: () => void
  onConfirm: () => void
  /** The question. */
  title: ReactNode
  /** What follows from a yes; read aloud with the question. */
  description: ReactNode
  /** Particulars, or what went wrong. */
  children?: ReactNode
  /** The yes, named by what it does. */
  confirmLabel: string
  /** The safe answer. It has the focus, and is as large and as near as the yes. */
  cancelLabel: string
  /** Names of server-configured button themes. */
  confirmTheme?: string
  cancelTheme?: string
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger'
  /** The yes is being carried out; the question waits for its outcome. */
  busy?: boolean
  busyLabel?: string
}

const panel = chunk<ConfirmDialogProps>(async () => (await import('./ConfirmPanel.tsx')).ConfirmPanel)

/** Fetches the dialog's chunk ahead of its need. */
export const preloadConfirmDialog = panel.preload

/** A question that waits for yes or no. A click beside it is no answer; Escape is a no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Panel = useChunk(panel, props.open)
  return Panel ? <Panel {...props} /> : null
}
