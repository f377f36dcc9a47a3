import { vars } from '../../theme/index.ts'
import { componentStyle } from '../part.ts'

export const clock = componentStyle({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const label = componentStyle({ marginInlineEnd: vars.space[1] })
