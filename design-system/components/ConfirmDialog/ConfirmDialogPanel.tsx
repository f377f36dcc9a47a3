// A dialog with role `alertdialog`, through DialogFrame.
import { type ReactNode, useEffect, useRef } from 'react'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { Button } from '../Button/Button.tsx'
import { modalClassNames } from '../Modal/ModalPanel.tsx'

/** One of the two buttons. */
export interface DialogAnswer {
  /** The button's text. For the confirm button, name the action. */
  label: string
  /** Name of a server-configured button theme. */
  theme?: string
}

export interface ConfirmAnswer extends DialogAnswer {
  /** `danger` for irreversible actions. */
  tone?: 'primary' | 'danger'
  /** Replaces the label while `busy`. */
  busyLabel?: string
}

export interface ConfirmDialogProps {
  /** Controlled: the dialog never closes on its own, only when the caller sets it to false. */
  open: boolean
  /** Called on the cancel button or Escape. */
  onCancel: () => void
  /** Called on the confirm button. The dialog stays open, for `busy` or an error. */
  onConfirm: () => void
  /** The question. */
  title: ReactNode
  /** Consequence of confirming; announced with the question. */
  description: ReactNode
  /** Details, and below them an error message, which scrolls into view when `busy` ends. */
  children?: ReactNode
  /** The button that performs the action. */
  confirm: ConfirmAnswer
  /** The button with the initial focus. It has the size of the confirm button. */
  cancel: DialogAnswer
  /** The confirmed action is in progress: the dialog cannot be dismissed. */
  busy?: boolean
}

/** The part of ConfirmDialog that depends on Radix; loaded lazily. */
export function ConfirmDialogPanel(props: ConfirmDialogProps) {
  const { open, onCancel, onConfirm, title, description, children, confirm, cancel, busy = false } = props
  const cancelRef = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    const panel = body.current?.parentElement
    // On a low screen the sticky buttons hide what follows long details.
    if (open && wasBusy.current && !busy) panel?.scrollTo({ top: panel.scrollHeight })
    wasBusy.current = busy
  }, [open, busy])
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
      classNames={modalClassNames({ size: 'sm' })}
      initialFocus={cancelRef}
    >
      {children != null ? (
        <div ref={body} className={overlay.body}>
          {children}
        </div>
      ) : null}
      <div className={overlay.footer}>
        <Button theme={confirm.theme} variant={confirm.tone} loading={busy} loadingText={confirm.busyLabel} onClick={onConfirm}>
          {confirm.label}
        </Button>
        <Button theme={cancel.theme} variant="secondary" ref={cancelRef} disabled={busy} onClick={onCancel}>
          {cancel.label}
        </Button>
      </div>
    </DialogFrame>
  )
}
