import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  /** Controlled. While true, the page behind does not scroll and is hidden from assistive technology. */
  open: boolean
  /** Called with false on the close button, Escape, Back or a click outside. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name of the dialog. It receives focus on opening. */
  title: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
  /**
   * Edge of the viewport that it is attached to.
   * @default end
   */
  side?: 'start' | 'end'
  /** The body, which scrolls with the panel. */
  children?: ReactNode
  /** Buttons, the primary one first; sticky while the body scrolls. */
  actions?: ReactNode
}

const panelClass = memoizedCva([overlay.surface, overlay.scrollable, styles.panel], {
  variants: { side: styles.side },
  defaultVariants: { side: 'end' },
})

/** The part of Drawer that depends on Radix; loaded lazily. */
export function DrawerPanel({ side, children, actions, ...frame }: DrawerProps) {
  const classNames = { layer: overlay.layer, scrim: cx(overlay.scrim, overlay.scrimBackground), panel: panelClass({ side }) }
  return (
    <DialogFrame {...frame} classNames={classNames} titleSize="md">
      {children != null ? <div className={cx(overlay.body, styles.body)}>{children}</div> : null}
      {actions != null ? <div className={overlay.footer}>{actions}</div> : null}
    </DialogFrame>
  )
}
