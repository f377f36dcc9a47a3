import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const legend = componentStyle({
  padding: 0,
  marginBlockEnd: vars.space[2],
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[22],
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
})

export const fields = componentStyle({ display: 'grid', gap: vars.space[5], marginBlockStart: vars.space[2] })
