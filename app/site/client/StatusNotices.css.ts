import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Full-width notice above the page. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  color: vars.color.text,
  background: vars.color.warning.bg,
})
