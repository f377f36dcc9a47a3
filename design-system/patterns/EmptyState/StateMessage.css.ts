import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const message = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: vars.size.form,
  color: vars.color.text,
})

export const illustration = componentStyle({ inlineSize: 132, blockSize: 84, borderRadius: vars.radius.md })
export const sky = componentStyle({ fill: vars.color.raised })
export const light = componentStyle({ fill: vars.color.accent })
export const back = componentStyle({ fill: vars.color.line })
export const front = componentStyle({ fill: vars.color.action.subtle })
export const mark = componentStyle({ stroke: vars.color.action.bg, fill: 'none', strokeWidth: 3, strokeLinecap: 'round' })

export const body = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[22],
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
})
export const text = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize[16], lineHeight: vars.lineHeight.normal })
export const action = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
