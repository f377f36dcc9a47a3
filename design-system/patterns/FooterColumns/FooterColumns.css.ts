import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { below, hover, up, vars } from '../../theme/index.ts'

export const footer = componentStyle({
  color: vars.color.muted,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize[14],
})

export const inner = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  '@media': { [up('md')]: { paddingInline: vars.space[6] }, [up('lg')]: { paddingInline: vars.space[8], paddingBlock: vars.space[12] } },
})

export const top = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[8] } },
})

export const intro = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  maxInlineSize: '30rem',
  lineHeight: vars.lineHeight.normal,
  // An e-mail address has no place to wrap.
  overflowWrap: 'anywhere',
})

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[8],
})

export const column = componentStyle({})

export const title = componentStyle({
  marginBlockEnd: vars.space[2],
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.normal,
})

export const list = componentStyle({ display: 'grid', listStyle: 'none' })

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [up('lg')]: { minBlockSize: 32 },
    // A touch leaves `:hover` on the pressed link.
    [hover]: { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
  },
})

export const bottom = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // Wrapped marks of different widths would not align.
  '@media': { [below('sm')]: { display: 'grid', gridTemplateColumns: 'auto auto', placeItems: 'center', justifyContent: 'start' } },
})
export const legal = componentStyle({ flex: '1 1 20rem', maxInlineSize: vars.size.prose, lineHeight: vars.lineHeight.normal })

const short = '[data-short-on-phones]'
const onPhones = { '@media': { [below('md')]: { display: 'none' } } }
globalComponentStyle(`${short} ${intro}`, onPhones)
globalComponentStyle(`${short} ${column}:nth-child(n + 2)`, onPhones)
globalComponentStyle(`${short} ${inner}`, {
  '@media': { [below('md')]: { gap: vars.space[5], paddingBlock: vars.space[6] } },
})
globalComponentStyle(`${short} ${list}`, {
  '@media': { [below('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] } },
})
