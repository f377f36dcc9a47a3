import { vars } from '../../theme/index.ts'
import { part } from '../part.ts'

export const clock = part({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const label = part({ marginInlineEnd: vars.space[1] })
