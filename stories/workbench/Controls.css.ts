import { vars } from '@casino/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, radius, fontSize } = vars
const line = `1px solid ${color.line}`

export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
})
export const pair = style({ display: 'flex', gap: space[2], minInlineSize: 0 })
export const input = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '36px',
  paddingInline: space[3],
  color: color.text,
  background: color.page,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  fontSize: fontSize[14],
  fontFamily: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.danger.text, boxShadow: `0 0 0 1px ${color.danger.text}` },
  },
})
/* A field of the design system, with the type size of the other controls. */
export const textKey = style({ display: 'flex', gap: space[2], alignItems: 'end', minInlineSize: 0 })
globalStyle(`${textKey} > :first-child`, { flex: 1, minInlineSize: 0 })
globalStyle(`${textKey} :is(label, input, [role=option])`, { fontSize: fontSize[14] })
globalStyle(`${textKey} label`, { fontWeight: vars.weight.regular })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const plain = style({
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: space[3],
  color: color.text,
  background: color.raised,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    '&:is([aria-pressed="true"], [aria-expanded="true"])': {
      background: color.sunken,
      borderColor: color.text,
      fontWeight: vars.weight.semibold,
    },
    [`${actions} &`]: { flex: 'none', paddingInline: space[2] },
    '&:disabled': { color: color.muted, background: 'none', borderColor: color.line, cursor: 'not-allowed' },
  },
})
export const group = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  paddingBlockStart: space[3],
  border: 0,
  borderBlockStart: line,
  minInlineSize: 0,
})
export const groupTitle = style({ float: 'inline-start', padding: 0, paddingBlockEnd: space[2], fontWeight: vars.weight.semibold })
export const colorRow = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem 36px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
})
export const colorName = style({ color: color.muted, overflowWrap: 'anywhere' })
export const picker = style({
  inlineSize: '36px',
  blockSize: '36px',
  padding: '3px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.page,
  cursor: 'pointer',
  selectors: { '&[data-unset]': { borderStyle: 'dashed', opacity: 0.55 } },
})
export const manage = style({ display: 'grid', gap: space[3] })
export const plainList = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
export const stacked = style({ display: 'grid', gap: space[2] })
