import { popupMaxWidth } from '../../overlay/floating.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Shrinks to the control, so that the tooltip is positioned against the control alone. */
export const root = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' })

export const tooltip = componentStyle({
  inlineSize: 'max-content',
  vars: { [popupMaxWidth]: '18rem' },
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
})
