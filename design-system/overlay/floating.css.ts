import { createVar, fallbackVar } from '@vanilla-extract/css'
import { componentStyle } from '../styling/componentStyle.ts'
import { vars } from '../theme/index.ts'
import { closedTransform, surfaceColor } from './overlay.css.ts'

/** Maximum inline size, where it is smaller than the viewport. */
export const popupMaxWidth = createVar()

/** A small panel positioned by Radix Popper, which also provides the available height. */
export const floating = componentStyle({
  vars: { [closedTransform]: 'translateY(-0.25rem)', [surfaceColor]: vars.color.raised },
  zIndex: vars.zIndex.overlay,
  maxInlineSize: `min(${fallbackVar(popupMaxWidth, '100vw')}, 100vw - 1rem)`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderWidth: vars.size.border,
  borderRadius: vars.radius.md,
  selectors: { '&[data-side="top"]': { vars: { [closedTransform]: 'translateY(0.25rem)' } } },
})
