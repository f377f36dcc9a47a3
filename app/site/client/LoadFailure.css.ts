import { up, vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

/** At the place of toasts, below header and strip: in view wherever the page is scrolled to. */
export const notice = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  // literal: the strip's height, in rem so that it grows with zoomed text
  insetBlockStart: `calc(${vars.size.header} + 2.25rem)`,
  insetInline: 0,
  padding: vars.space[4],
  '@media': { [up('md')]: { insetInlineStart: 'auto', inlineSize: '28rem', padding: vars.space[6] } },
})
