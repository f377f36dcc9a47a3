import { vars } from '../../theme/index.ts'
import { widest } from '../floating.css.ts'
import { part } from '../part.ts'

/** Shrinks to the control, so that the tooltip is positioned against the control alone. */
export const root = part({ display: 'inline-flex', maxInlineSize: '100%' })

export const tip = part({
  inlineSize: 'max-content',
  vars: { [widest]: '18rem' },
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
})
