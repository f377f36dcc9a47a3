// Radix Dialog, through DialogFrame.
import { cx } from 'class-variance-authority'
import { DialogFrame } from '../../overlay/DialogFrame.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as css from './Drawer.css.ts'
import type { DrawerProps } from './Drawer.tsx'

const panelClass = memoizedCva([overlay.surface, overlay.scrollable, css.panel], {
  variants: { side: css.side },
  defaultVariants: { side: 'end' },
})

/** The part of Drawer that depends on Radix; loaded lazily. */
export function DrawerPanel({ side, children, actions, ...frame }: DrawerProps) {
  const classNames = { layer: overlay.layer, scrim: cx(overlay.scrim, overlay.scrimBackground), panel: panelClass({ side }) }
  return (
    <DialogFrame {...frame} classNames={classNames} titleSize="md">
      {children != null ? <div className={cx(overlay.body, css.body)}>{children}</div> : null}
      {actions != null ? <div className={overlay.footer}>{actions}</div> : null}
    </DialogFrame>
  )
}
