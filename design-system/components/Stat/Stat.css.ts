import { vars } from '../../theme/index.ts'
import { componentStyle } from '../part.ts'

export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minInlineSize: 0,
})
export const small = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug })
