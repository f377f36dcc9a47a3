import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { color, space } = vars

export const summary = componentStyle({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  color: color.text,
  background: color.danger.bg,
  border: `${vars.size.border} solid ${color.danger.line}`,
  borderRadius: vars.radius.lg,
  // The summary receives focus so that it is announced. The outline shows that without `:focus-visible` too.
  selectors: { '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
})

export const icon = componentStyle({ flex: 'none', display: 'inline-flex', marginBlockStart: 2, color: color.danger.text })
export const content = componentStyle({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const title = componentStyle({ fontWeight: vars.weight.semibold, lineHeight: vars.lineHeight.normal })
export const list = componentStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: space[1],
  color: color.danger.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
})
