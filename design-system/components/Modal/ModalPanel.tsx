// Radix Dialog, via DialogFrame.
import { cx } from 'class-variance-authority'
import { DialogFrame } from '../DialogFrame.tsx'
import * as overlay from '../overlay.css.ts'
import { variants } from '../variants.ts'
import * as css from './Modal.css.ts'
import type { ModalProps } from './Modal.tsx'

const panel = variants([overlay.surface, overlay.scrolls, css.panel], { variants: { size: css.size }, defaultVariants: { size: 'md' } })

/** Class names of a centred dialog or bottom sheet. */
export const modalLook = (size: ModalProps['size']) => ({
  layer: cx(overlay.layer, css.layer),
  scrim: cx(overlay.scrim, overlay.veil),
  panel: panel({ size }),
})

/** The Radix part of `Modal`, loaded on demand. */
export function ModalPanel({ mandatory, size, closeLabel, children, actions, ...frame }: ModalProps) {
  return (
    <DialogFrame
      {...frame}
      look={modalLook(size)}
      closeLabel={mandatory ? undefined : closeLabel}
      refuses={mandatory ? 'everything' : 'nothing'}
    >
      {children != null ? <div className={overlay.body}>{children}</div> : null}
      {actions != null ? <div className={overlay.foot}>{actions}</div> : null}
    </DialogFrame>
  )
}
