import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Stands above the page, as wide as the site. */
export const strip = style({
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.text,
  background: vars.color.warning.bg,
})
