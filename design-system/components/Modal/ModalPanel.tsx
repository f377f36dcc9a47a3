// Radix Dialog: focus trap, Escape, everything outside hidden. The scroll lock is ours (scrollLock.css.ts).
import { cva } from 'class-variance-authority'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { CloseIcon } from '../../icons/Close.tsx'
import { useReturnFocus } from '../useReturnFocus.ts'
import * as css from './Modal.css.ts'
import type { ModalProps } from './Modal.tsx'

const panel = cva(css.panel, { variants: { size: css.size }, defaultVariants: { size: 'md' } })

const veto = (event: Event) => event.preventDefault()

/** The part of Modal that needs Radix: a chunk of its own. Portals hang on `<body>`, under the brand that `<html>` carries. */
export function ModalPanel({ open, onOpenChange, title, description, mandatory, size, closeLabel, children, actions }: ModalProps) {
  const titleElement = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={css.layer} data-state={open ? 'open' : 'closed'} data-scroll-lock="always">
          <div className={css.scrim} />
          <Dialog.Content
            className={panel({ size })}
            onOpenAutoFocus={(event) => {
              remember()
              event.preventDefault()
              // The title first: focus on the first button would read the answer before the question.
              titleElement.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={mandatory ? veto : undefined}
            onPointerDownOutside={mandatory ? veto : undefined}
          >
            <div className={css.head}>
              <Dialog.Title ref={titleElement} className={css.title} tabIndex={-1}>
                {title}
              </Dialog.Title>
              {mandatory ? null : (
                <Dialog.Close className={css.close} aria-label={closeLabel}>
                  <CloseIcon size={24} />
                </Dialog.Close>
              )}
            </div>
            {description != null ? <Dialog.Description className={css.description}>{description}</Dialog.Description> : null}
            {children != null ? <div className={css.body}>{children}</div> : null}
            {actions != null ? <div className={css.foot}>{actions}</div> : null}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
