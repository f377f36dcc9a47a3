// Radix Dialog: focus trap, Escape, `aria-hidden` on everything outside. The scroll lock is CSS (scrollLock.css.ts).
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
  /** Accessible name of the close button; without it no close button is rendered. */
  closeLabel?: string
  /** Ways of dismissing that are blocked: `outside` blocks clicks outside the dialog, `everything` blocks Escape as well. */
  refuses?: 'nothing' | 'outside' | 'everything'
  lock?: 'always' | 'below-lg'
  /** Class names of the dialog variant: geometry and borders. */
  look: { layer: string; scrim: string; panel: string }
  /** Element focused on open; the title by default. */
  focusFirst?: RefObject<HTMLElement | null>
  /** The control that opens the dialog, if known. */
  opener?: RefObject<HTMLElement | null>
  onClick?: MouseEventHandler<HTMLElement>
  children?: ReactNode
}

const veto = (event: Event) => event.preventDefault()

/** Base of every dialog: scrim, surface, title, close button. Portals render into `<body>` and inherit the brand class of `<html>`. */
export function DialogFrame({ open, onOpenChange, refuses = 'nothing', look, opener, children, ...props }: DialogFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { remember, giveBack } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={look.layer} data-state={open ? 'open' : 'closed'} data-scroll-lock={props.lock ?? 'always'}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a blocked click must not move the focus out of the dialog */}
          <div className={look.scrim} onMouseDown={refuses === 'nothing' ? undefined : (event) => event.preventDefault()} />
          <Dialog.Content
            role={props.role ?? 'dialog'}
            className={look.panel}
            // Radix sets `aria-describedby` unless the prop is present; without a description it must be explicitly undefined.
            {...(props.description == null ? { 'aria-describedby': undefined } : {})}
            {...(props.id === undefined ? {} : { id: props.id })}
            onClick={props.onClick}
            onOpenAutoFocus={(event) => {
              remember(event.target, opener?.current)
              event.preventDefault()
              // Default is the title: with focus on the first button, a screen reader would announce that button before the question.
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
