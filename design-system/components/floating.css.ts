import { createVar, fallbackVar } from '@vanilla-extract/css'
import { vars } from '../theme/index.ts'
import { from, ground } from './overlay.css.ts'
import { part } from './part.ts'

/** Maximum inline size, where it is smaller than the viewport. */
export const widest = createVar()

/** A small panel positioned by Radix Popper, which also provides the available height. */
export const floating = part({
  vars: { [from]: 'translateY(-0.25rem)', [ground]: vars.color.raised },
  zIndex: vars.zIndex.overlay,
  maxInlineSize: `min(${fallbackVar(widest, '100vw')}, 100vw - 1rem)`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderWidth: vars.size.border,
  borderRadius: vars.radius.md,
  selectors: { '&[data-side="top"]': { vars: { [from]: 'translateY(0.25rem)' } } },
})
