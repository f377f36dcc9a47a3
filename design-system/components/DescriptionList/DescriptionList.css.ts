import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const list = componentStyle({ display: 'grid', gap: vars.space[3], margin: 0 })

export const item = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.normal,
})

export const term = componentStyle({ color: vars.color.muted, overflowWrap: 'break-word', minInlineSize: 0 })

export const detail = componentStyle({
  margin: 0,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
