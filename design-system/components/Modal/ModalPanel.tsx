// Radix Dialog, via DialogFrame.
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as styles from './Modal.css.ts'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Cannot be dismissed: no close button, no Escape, no click outside. Only its actions close it. */
  mandatory?: boolean
  /** `content`: as wide as its content. */
  size?: 'sm' | 'md' | 'lg' | 'content'
  closeLabel: string
  children?: ReactNode
  /** Buttons, the primary one first; sticky while the body scrolls. */
  actions?: ReactNode
}

const panelClass = memoizedCva([overlay.surface, overlay.scrollable, styles.panel], {
  variants: { size: styles.size },
  defaultVariants: { size: 'md' },
})

/** Class names of a centred dialog or bottom sheet. */
export const modalClassNames = (size: ModalProps['size']) => ({
  layer: cx(overlay.layer, styles.layer),
  scrim: cx(overlay.scrim, overlay.scrimBackground),
  panel: panelClass({ size }),
})

/** The Radix part of `Modal`, loaded on demand. */
export function ModalPanel({ mandatory, size, closeLabel, children, actions, ...frame }: ModalProps) {
  return (
    <DialogFrame
      {...frame}
      classNames={modalClassNames(size)}
      closeLabel={mandatory ? undefined : closeLabel}
      preventDismiss={mandatory ? 'everything' : 'nothing'}
    >
      {children != null ? <div className={overlay.body}>{children}</div> : null}
      {actions != null ? <div className={overlay.footer}>{actions}</div> : null}
    </DialogFrame>
  )
}
