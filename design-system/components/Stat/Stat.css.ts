import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minInlineSize: 0,
})
export const small = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug })
