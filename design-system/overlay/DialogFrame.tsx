// Focus trap, Escape and `aria-hidden` come from Radix (ModalSurface.tsx); the scroll lock is CSS (scrollLock.css.ts).
import { type MouseEventHandler, type ReactNode, type RefObject, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { CloseIcon } from '../icons/Close.tsx'
import { ModalSurface } from './ModalSurface.tsx'
import * as styles from './overlay.css.ts'
import { takesEscape } from './takesEscape.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { useExitAnimation } from './useExitAnimation.ts'
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
  /** Ways of dismissing that are blocked: `outside` blocks clicks outside the dialog, `everything` blocks Escape and Back as well. */
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

const cancelEvent = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()

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
  const [titleId, descriptionId] = [useId(), useId()]
  const { captureFocus, restoreFocus } = useReturnFocus()
  useCloseRequest(open, preventDismiss === 'everything' ? null : () => onOpenChange(false))
  const layer = useRef<HTMLDivElement>(null)
  if (!useExitAnimation(open, layer)) return null
  return createPortal(
    <div ref={layer} className={classNames.layer} data-state={open ? 'open' : 'closed'} data-scroll-lock={props.scrollLock ?? 'always'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a blocked click must not move the focus out of the dialog */}
      <div className={classNames.scrim} onMouseDown={preventDismiss === 'nothing' ? undefined : cancelEvent} />
      <ModalSurface
        open={open}
        role={props.role ?? 'dialog'}
        id={props.id}
        className={classNames.panel}
        aria-labelledby={titleId}
        aria-describedby={props.description == null ? undefined : descriptionId}
        onClick={props.onClick}
        onMountAutoFocus={(event) => {
          captureFocus(event.target, triggerRef?.current)
          event.preventDefault()
          // Default is the title: with focus on the first button, a screen reader would announce that button before the question.
          const first = props.initialFocus?.current ?? titleRef.current
          first?.focus({ preventScroll: true })
        }}
        onUnmountAutoFocus={restoreFocus}
        onEscapeKeyDown={(event) => {
          if (preventDismiss === 'everything' || takesEscape(event.target)) event.preventDefault()
        }}
        onInteractOutside={preventDismiss === 'nothing' ? undefined : cancelEvent}
        onDismiss={() => onOpenChange(false)}
      >
        <div className={styles.header}>
          <h2 ref={titleRef} id={titleId} className={`${styles.title} ${styles.titleSize[props.titleSize ?? 'lg']}`} tabIndex={-1}>
            {props.title}
          </h2>
          {props.closeLabel === undefined ? null : (
            <IconButton label={props.closeLabel} icon={<CloseIcon size={24} />} onClick={() => onOpenChange(false)} />
          )}
        </div>
        {props.description != null ? (
          <p id={descriptionId} className={styles.description}>
            {props.description}
          </p>
        ) : null}
        {children}
      </ModalSurface>
    </div>,
    document.body,
  )
}
