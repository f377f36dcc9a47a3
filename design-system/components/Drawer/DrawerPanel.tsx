// Radix Dialog, through DialogFrame.
import { cx } from 'class-variance-authority'
import { DialogFrame } from '../DialogFrame.tsx'
import * as overlay from '../overlay.css.ts'
import { variants } from '../variants.ts'
import * as css from './Drawer.css.ts'
import type { DrawerProps } from './Drawer.tsx'

const panel = variants([overlay.surface, overlay.scrolls, css.panel], { variants: { side: css.side }, defaultVariants: { side: 'end' } })

/** The part of Drawer that depends on Radix; loaded lazily. */
export function DrawerPanel({ side, children, actions, ...frame }: DrawerProps) {
  const look = { layer: overlay.layer, scrim: cx(overlay.scrim, overlay.veil), panel: panel({ side }) }
  return (
    <DialogFrame {...frame} look={look} titleSize="md">
      {children != null ? <div className={cx(overlay.body, css.body)}>{children}</div> : null}
      {actions != null ? <div className={overlay.foot}>{actions}</div> : null}
    </DialogFrame>
  )
}
