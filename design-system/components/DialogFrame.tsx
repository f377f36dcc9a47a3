// Radix Dialog: focus trap, Escape, everything outside hidden. The scroll lock is ours (scrollLock.css.ts).
import { Dialog } from 'radix-ui'
import { type MouseEventHandler, type ReactNode, type RefObject, useRef } from 'react'
import { CloseIcon } from '../icons/Close.tsx'
import { IconButton } from './IconButton/IconButton.tsx'
import * as css from './overlay.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export type DialogFrameProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  id?: string
  role?: 'dialog' | 'alertdialog'
  title: ReactNode
  titleSize?: keyof typeof css.titleSize
  description?: ReactNode
  /** Name of the close button; without it there is none. */
  closeLabel?: string
  /** What is refused: clicks outside of a question, and Escape too where the step must be taken. */
  refuses?: 'nothing' | 'outside' | 'everything'
  lock?: 'always' | 'below-lg'
  /** Class names of the kind of dialog: geometry and borders. */
  look: { layer: string; scrim: string; panel: string }
  /** What has the focus first; the title unless said otherwise. */
  focusFirst?: RefObject<HTMLElement | null>
  /** The control that opens it, where it is known. */
  opener?: RefObject<HTMLElement | null>
  onClick?: MouseEventHandler<HTMLElement>
  children?: ReactNode
}

const veto = (event: Event) => event.preventDefault()

/** What every dialog shares: veil, surface, title, close button. Portals hang on `<body>`, under the brand that `<html>` carries. */
export function DialogFrame({ open, onOpenChange, refuses = 'nothing', look, opener, children, ...props }: DialogFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={look.layer} data-state={open ? 'open' : 'closed'} data-scroll-lock={props.lock ?? 'always'}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a refused press must not take the focus out of the dialog */}
          <div className={look.scrim} onMouseDown={refuses === 'nothing' ? undefined : (event) => event.preventDefault()} />
          <Dialog.Content
            role={props.role ?? 'dialog'}
            className={look.panel}
            // Radix fills in what is left out, but takes an undefined value at its word: `describedby` is undefined on purpose.
            {...(props.description == null ? { 'aria-describedby': undefined } : {})}
            {...(props.id === undefined ? {} : { id: props.id })}
            onClick={props.onClick}
            onOpenAutoFocus={(event) => {
              remember(event.target, opener?.current)
              event.preventDefault()
              // The title first: focus on the first button would read the answer before the question.
              const first = props.focusFirst?.current ?? title.current
              first?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={giveBack}
            onEscapeKeyDown={refuses === 'everything' ? veto : undefined}
            onInteractOutside={refuses === 'nothing' ? undefined : veto}
          >
            <div className={css.head}>
              <Dialog.Title ref={title} className={`${css.title} ${css.titleSize[props.titleSize ?? 'lg']}`} tabIndex={-1}>
                {props.title}
              </Dialog.Title>
              {props.closeLabel === undefined ? null : (
                <Dialog.Close asChild>
                  <IconButton label={props.closeLabel} icon={<CloseIcon size={24} />} />
                </Dialog.Close>
              )}
            </div>
            {props.description != null ? <Dialog.Description className={css.description}>{props.description}</Dialog.Description> : null}
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
