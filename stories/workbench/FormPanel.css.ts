import { vars } from '@casino/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { row } from './Controls.css.ts'

const { color, space, radius, fontSize } = vars
const line = `1px solid ${color.line}`

export const fieldDetails = style({ display: 'grid', gap: space[2], padding: space[3], borderBlockStart: line })
/* Keys of texts are long. */
globalStyle(`${fieldDetails} ${row}`, { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] })
export const registry = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const sectionHead = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const groupName = style({ flex: 1, margin: 0, fontSize: fontSize[14], fontWeight: vars.weight.semibold })
export const fieldItem = style({ border: line, borderRadius: radius.md, background: color.page, minInlineSize: 0 })
export const fieldHead = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })
export const shown = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '44px',
  cursor: 'pointer',
})
export const fieldName = style({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: '48px',
  alignContent: 'center',
  paddingBlock: space[1],
  paddingInline: 0,
  color: color.text,
  background: 'none',
  border: 0,
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: fontSize[14],
})
export const fieldCode = style({ display: 'flex', alignItems: 'center', gap: space[1], fontWeight: vars.weight.medium })
export const fieldText = style({ color: color.muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const iconButton = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '44px',
  padding: 0,
  color: color.text,
  background: 'none',
  border: 0,
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { color: color.line, cursor: 'default' } },
})
export const upward = style({ display: 'grid', transform: 'rotate(180deg)' })
