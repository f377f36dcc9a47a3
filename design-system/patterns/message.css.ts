import { part } from '../components/part.ts'
import { vars } from '../theme/index.ts'

export const message = part({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: vars.size.form,
  paddingBlock: vars.space[8],
  color: vars.color.text,
})

export const picture = part({ inlineSize: 132, blockSize: 84, borderRadius: vars.radius.md })
export const sky = part({ fill: vars.color.raised })
export const light = part({ fill: vars.color.accent })
export const back = part({ fill: vars.color.line })
export const front = part({ fill: vars.color.action.subtle })
export const mark = part({ stroke: vars.color.action.bg, fill: 'none', strokeWidth: 3, strokeLinecap: 'round' })

export const words = part({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const title = part({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[22],
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
})
export const text = part({ color: vars.color.muted, fontSize: vars.fontSize[16], lineHeight: vars.lineHeight.normal })
export const action = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
