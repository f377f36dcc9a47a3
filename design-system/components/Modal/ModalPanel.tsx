import { cx } from 'class-variance-authority'
import type { ReactNode, RefObject } from 'react'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as styles from './Modal.css.ts'

export interface ModalProps {
  /** Controlled. While true, the page behind does not scroll and is hidden from assistive technology. */
  open: boolean
  /** Called with false on the close button, Escape, Back or a click outside. The dialog stays open until `open` changes. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name of the dialog. It receives focus on opening, unless `initialFocus` does. */
  title: ReactNode
  /** A sentence below the title. It is the accessible description of the dialog. */
  description?: ReactNode
  /** Cannot be dismissed: no close button, no Escape, no click outside. Only its actions close it. */
  mandatory?: boolean
  /**
   * `content`: as wide as its content.
   * @default md
   */
  size?: 'sm' | 'md' | 'lg' | 'content'
  /**
   * `top`: full screen on phones; from md the top edge stays while the content grows.
   * @default center
   */
  placement?: 'center' | 'top'
  /** Accessible name of the close button. Unused when `mandatory`. */
  closeLabel: string
  /** Element that receives focus on opening; the title by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Controls below the title, such as a search field. They stay visible while the body scrolls. */
  toolbar?: ReactNode
  /** The body. It scrolls when it is taller than the screen. */
  children?: ReactNode
  /** Buttons, the primary one first; sticky while the body scrolls. */
  actions?: ReactNode
}

const panelClass = memoizedCva([overlay.surface, styles.panel], {
  variants: { size: styles.size, placement: styles.placement, scrolls: { panel: overlay.scrollable, body: styles.column } },
  defaultVariants: { size: 'md', placement: 'center', scrolls: 'panel' },
})
const layerClass = memoizedCva([overlay.layer, styles.layer], {
  variants: { placement: styles.layerPlacement },
  defaultVariants: { placement: 'center' },
})

/** Class names of a centred dialog, bottom sheet, or dialog at the top. */
export const modalClassNames = ({ size, placement, toolbar }: Pick<ModalProps, 'size' | 'placement' | 'toolbar'>) => ({
  layer: layerClass({ placement }),
  scrim: cx(overlay.scrim, overlay.scrimBackground),
  panel: panelClass({ size, placement, scrolls: toolbar == null ? 'panel' : 'body' }),
})

/** The Radix part of `Modal`, loaded on demand. */
export function ModalPanel({ mandatory, size, placement, closeLabel, toolbar, children, actions, ...frame }: ModalProps) {
  return (
    <DialogFrame
      {...frame}
      classNames={modalClassNames({ size, placement, toolbar })}
      closeLabel={mandatory ? undefined : closeLabel}
      preventDismiss={mandatory ? 'everything' : 'nothing'}
    >
      {toolbar != null ? <div className={overlay.toolbar}>{toolbar}</div> : null}
      {children != null ? <div className={toolbar == null ? overlay.body : cx(overlay.body, styles.scrollingBody)}>{children}</div> : null}
      {actions != null ? <div className={overlay.footer}>{actions}</div> : null}
    </DialogFrame>
  )
}
