import { vars } from '../../theme/index.ts'
import { widest } from '../floating.css.ts'
import { part } from '../part.ts'

/** Fits the control, so that the tip stands beside it and nothing else. */
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
