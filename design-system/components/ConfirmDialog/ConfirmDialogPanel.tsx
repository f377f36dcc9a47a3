// Radix Dialog with role `alertdialog`, through DialogFrame.
import { type ReactNode, useRef } from 'react'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { Button } from '../Button/Button.tsx'
import { modalClassNames } from '../Modal/ModalPanel.tsx'

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

/** The part of ConfirmDialog that depends on Radix; loaded lazily. */
export function ConfirmDialogPanel(props: ConfirmDialogProps) {
  const { open, onCancel, onConfirm, title, description, children, tone = 'primary', busy } = props
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  return (
    <DialogFrame
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel()
      }}
      role="alertdialog"
      title={title}
      description={description}
      preventDismiss={busy ? 'everything' : 'outside'}
      classNames={modalClassNames('sm')}
      initialFocus={cancel}
    >
      {children != null ? <div className={overlay.body}>{children}</div> : null}
      <div className={overlay.footer}>
        <Button theme={props.confirmTheme} variant={tone} loading={busy} loadingText={props.busyLabel} onClick={onConfirm}>
          {props.confirmLabel}
        </Button>
        <Button theme={props.cancelTheme} variant="secondary" ref={cancel} disabled={busy} onClick={onCancel}>
          {props.cancelLabel}
        </Button>
      </div>
    </DialogFrame>
  )
}
