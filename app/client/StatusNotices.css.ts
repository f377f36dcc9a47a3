import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Full-width notice above the page. */
export const notice = style({
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.text,
  background: vars.color.warning.bg,
})
