import { vars } from '../../theme/index.ts'
import { part } from '../part.ts'

export const stat = part({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[1], minInlineSize: 0 })
export const small = part({ color: vars.color.muted, fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug })
