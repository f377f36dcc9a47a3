// Radix Dialog, via DialogFrame.
import { cx } from 'class-variance-authority'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as css from './Modal.css.ts'
import type { ModalProps } from './Modal.tsx'

const panelClass = memoizedCva([overlay.surface, overlay.scrollable, css.panel], {
  variants: { size: css.size },
  defaultVariants: { size: 'md' },
})

/** Class names of a centred dialog or bottom sheet. */
export const modalClassNames = (size: ModalProps['size']) => ({
  layer: cx(overlay.layer, css.layer),
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
