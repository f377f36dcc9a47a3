import { up, vars } from '@casino/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, radius, fontSize } = vars
const line = `1px solid ${color.line}`

export const bench = style({
  accentColor: color.action.bg,
  color: color.text,
  fontSize: fontSize[14],
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
})
export const header = style({ display: 'grid', gap: space[3] })
export const notices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4], margin: 0 })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const title = style({
  fontFamily: vars.font.display,
  fontSize: fontSize[28],
  lineHeight: vars.lineHeight.snug,
  margin: 0,
  marginInlineEnd: 'auto',
})
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[1] })
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
  padding: space[4],
  background: color.surface,
  border: line,
  borderRadius: radius.lg,
  '@media': {
    [up('lg')]: { position: 'sticky', insetBlockStart: space[4], maxBlockSize: `calc(100vh - 2 * ${space[4]})`, overflowY: 'auto' },
  },
})
export const results = style({ display: 'grid', gap: space[6], alignContent: 'start', minInlineSize: 0 })
export const previewBar = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'center' })
export const toggles = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[4] })
export const toggle = style({ display: 'inline-flex', gap: space[2], alignItems: 'center', minBlockSize: '24px' })
const frameGrid = (width: string) => ({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
})
/** A form's frame has the width of a form on its page. */
export const frames = styleVariants({ button: '272px', input: '272px', form: '322px' }, frameGrid)
/** As wide as two frames. */
export const pairs = styleVariants({ button: '560px', input: '560px', form: '660px' }, frameGrid)
export const findings = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
