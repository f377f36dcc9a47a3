import { vars } from '@casino/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const line = `1px solid ${color.line}`

export const scroll = style({ overflowX: 'auto', minInlineSize: 0 })
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums', textAlign: 'start' })
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: line,
  // words stay whole: the table scrolls where it has no room
  overflowWrap: 'normal',
})
export const faint = style({ color: color.danger.text, fontWeight: vars.weight.semibold })
export const messages = style({ display: 'grid', gap: space[3], margin: 0, marginBlockStart: space[3], padding: 0, listStyle: 'none' })
export const message = style({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.danger.line}`,
  overflowWrap: 'anywhere',
})
