// Radix Dialog: focus trap, Escape, `aria-hidden` on everything outside. The scroll lock is CSS (scrollLock.css.ts).
import { Dialog } from 'radix-ui'
import { type MouseEventHandler, type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../icons/Close.tsx'
import * as styles from './overlay.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'

export interface DialogFrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  id?: string
  role?: 'dialog' | 'alertdialog'
  title: ReactNode
  titleSize?: keyof typeof styles.titleSize
  description?: ReactNode
  /** Accessible name of the close button; without it no close button is rendered. */
  closeLabel?: string
  /** Ways of dismissing that are blocked: `outside` blocks clicks outside the dialog, `everything` blocks Escape as well. */
  preventDismiss?: 'nothing' | 'outside' | 'everything'
  scrollLock?: 'always' | 'below-desktop'
  /** Class names of the dialog variant: geometry and borders. */
  classNames: { layer: string; scrim: string; panel: string }
  /** Element focused on open; the title by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The control that opens the dialog, if known. */
  triggerRef?: RefObject<HTMLElement | null>
  onClick?: MouseEventHandler<HTMLElement>
  children?: ReactNode
}

const cancelEvent = (event: Event) => event.preventDefault()

/** Base of every dialog: scrim, surface, title, close button. Portals render into `<body>` and inherit the brand class of `<html>`. */
export function DialogFrame({
  open,
  onOpenChange,
  preventDismiss = 'nothing',
  classNames,
  triggerRef,
  children,
  ...props
}: DialogFrameProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { captureFocus, restoreFocus } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={classNames.layer} data-state={open ? 'open' : 'closed'} data-scroll-lock={props.scrollLock ?? 'always'}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a blocked click must not move the focus out of the dialog */}
          <div className={classNames.scrim} onMouseDown={preventDismiss === 'nothing' ? undefined : (event) => event.preventDefault()} />
          <Dialog.Content
            role={props.role ?? 'dialog'}
            className={classNames.panel}
            // Radix sets `aria-describedby` unless the prop is present; without a description it must be explicitly undefined.
            {...(props.description == null ? { 'aria-describedby': undefined } : {})}
            {...(props.id === undefined ? {} : { id: props.id })}
            onClick={props.onClick}
            onOpenAutoFocus={(event) => {
              captureFocus(event.target, triggerRef?.current)
              event.preventDefault()
              // Default is the title: with focus on the first button, a screen reader would announce that button before the question.
              const first = props.initialFocus?.current ?? titleRef.current
              first?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={restoreFocus}
            onEscapeKeyDown={preventDismiss === 'everything' ? cancelEvent : undefined}
            onInteractOutside={preventDismiss === 'nothing' ? undefined : cancelEvent}
          >
            <div className={styles.header}>
              <Dialog.Title ref={titleRef} className={`${styles.title} ${styles.titleSize[props.titleSize ?? 'lg']}`} tabIndex={-1}>
                {props.title}
              </Dialog.Title>
              {props.closeLabel === undefined ? null : (
                <Dialog.Close asChild>
                  <IconButton label={props.closeLabel} icon={<CloseIcon size={24} />} />
                </Dialog.Close>
              )}
            </div>
            {props.description != null ? <Dialog.Description className={styles.description}>{props.description}</Dialog.Description> : null}
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
