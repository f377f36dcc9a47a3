import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const clock = componentStyle({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const label = componentStyle({ marginInlineEnd: vars.space[1] })
