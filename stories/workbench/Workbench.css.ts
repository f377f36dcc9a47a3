import { up, vars } from '@casino/design-system/theme'
import { breakpoints } from '@casino/tokens/breakpoints'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space, radius, fontSize } = vars
const line = `1px solid ${color.line}`

export const bench = style({ color: color.text, fontSize: fontSize[14], display: 'grid', gap: space[5], minInlineSize: 0 })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const title = style({
  fontFamily: vars.font.display,
  fontSize: fontSize[28],
  lineHeight: vars.lineHeight.snug,
  margin: 0,
  marginInlineEnd: 'auto',
})
export const tools = style({ display: 'flex', gap: space[1] })
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [up('lg')]: { gridTemplateColumns: '340px minmax(0, 1fr)' } },
})
export const panel = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
  padding: space[5],
  background: color.surface,
  border: line,
  borderRadius: radius.lg,
  '@media': {
    [up('lg')]: { position: 'sticky', insetBlockStart: space[4], maxBlockSize: `calc(100vh - 2 * ${space[4]})`, overflowY: 'auto' },
  },
})
export const fieldDetails = style({ display: 'grid', gap: space[2], padding: space[3], borderBlockStart: line })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[3],
  alignItems: 'center',
  /* Keys of texts are long. */
  selectors: { [`${fieldDetails} &`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
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
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.danger.text, boxShadow: `0 0 0 1px ${color.danger.text}` },
  },
})
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
    '&:disabled': { color: color.muted, cursor: 'not-allowed' },
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
export const wrong = style({ margin: 0, color: color.danger.text })
export const plainList = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })

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
export const fieldWords = style({ color: color.muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
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

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: '3px',
  gap: '2px',
  border: line,
  borderRadius: radius.md,
  background: color.sunken,
  minInlineSize: 0,
})
/** For the ear alone. */
export const heard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '32px',
  minInlineSize: '32px',
  paddingInline: space[2],
  borderRadius: radius.sm,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-marked]::after': {
      content: '',
      flex: 'none',
      inlineSize: '6px',
      blockSize: '6px',
      marginInlineStart: '5px',
      borderRadius: radius.full,
      background: color.accent,
    },
    '&:has(:checked)': { background: color.raised, color: color.text, fontWeight: vars.weight.semibold },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } } },
})
export const segmentInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })
export const results = style({ display: 'grid', gap: space[6], alignContent: 'start', minInlineSize: 0 })
export const previewBar = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'center' })
export const toggle = style({ display: 'inline-flex', gap: space[2], alignItems: 'center', minBlockSize: '24px' })
export const quiet = style({ color: color.muted, margin: 0 })
const frameGrid = (width: string) => ({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
})
/** A form is as wide as on its page. */
export const frames = styleVariants({ button: '272px', input: '272px', form: '322px' }, frameGrid)
export const frame = style({
  margin: 0,
  minInlineSize: 0,
  border: line,
  borderRadius: radius.lg,
  overflow: 'hidden',
  background: color.page,
})
export const frameTitle = style({
  display: 'flex',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.muted,
  borderBlockEnd: line,
  background: color.surface,
})
export const screen = styleVariants({ low: '430px', tall: '660px' }, (blockSize) => ({
  containerType: 'inline-size',
  blockSize,
  overflow: 'hidden',
}))
const windows = (width: number) => ({ display: 'block', border: 0, inlineSize: `${width}px`, maxInlineSize: 'none', blockSize: '100%' })
export const window = styleVariants(breakpoints, windows)
/* The tangent of an arc tangent is the quotient of two lengths, which `calc` cannot give everywhere yet. */
export const scaled = styleVariants(breakpoints, (width) => ({
  transformOrigin: 'top left',
  transform: `scale(tan(atan2(100cqi, ${width}px)))`,
}))

/* Inside of the frames. */
/* One below the other: the part of a wide window that is in view shows every look. */
export const stage = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[4], alignItems: 'start' })
export const specimen = style({ display: 'grid', gap: space[1], inlineSize: '240px', justifyItems: 'start' })
export const specimenName = style({ color: color.muted, fontSize: fontSize[12], margin: 0 })
export const formStage = style({ padding: space[4], boxSizing: 'border-box', maxInlineSize: '320px' })
export const formSection = style({ display: 'grid', gap: space[4] })

export const findings = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const scroll = style({ overflowX: 'auto', minInlineSize: 0 })
export const heading = style({ fontSize: fontSize[18], margin: 0, marginBlockEnd: space[3] })
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums', textAlign: 'start' })
export const faint = style({ color: color.danger.text, fontWeight: vars.weight.semibold })
export const messages = style({ display: 'grid', gap: space[3], margin: 0, marginBlockStart: space[3], padding: 0, listStyle: 'none' })
export const message = style({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.danger.line}`,
  overflowWrap: 'anywhere',
})
export const transfer = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const pane = style({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 })
export const stacked = style({ display: 'grid', gap: space[2] })
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
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize[12],
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
export const file = style({ position: 'absolute', inset: 0, opacity: 0, inlineSize: '100%', cursor: 'inherit' })
export const address = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'end' })
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: line,
})
