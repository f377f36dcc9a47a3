import { up, vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius, fontSize } = vars
const line = `1px solid ${color.line}`

export const transfer = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const pane = style({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 })
export const json = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '220px',
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  resize: 'vertical',
  color: color.text,
  background: color.sunken,
  border: line,
  borderRadius: radius.md,
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
})
export const download = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  paddingInline: space[3],
  color: color.text,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
})
export const primaryDownload = style([
  download,
  { color: color.action.text, background: color.action.bg, borderColor: color.action.bg, fontWeight: vars.weight.semibold },
])
export const file = style({ position: 'absolute', inset: 0, opacity: 0, inlineSize: '100%', cursor: 'inherit' })
export const url = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'end' })

export const refusals = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.danger.line}`,
})
export const refusalTitle = style({ margin: 0, fontWeight: vars.weight.semibold, color: color.danger.text })
export const refusalList = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
