import { componentStyle, componentVariants, globalComponentStyle } from '../../styling/componentStyle.ts'
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

const fittingColumns = (minSize: string) => `repeat(auto-fit, minmax(min(100%, ${minSize}), 1fr))`
/** Two columns, or one where the text is large: more than a third of the width leaves no third column. */
const phoneColumns = fittingColumns('max(8.5rem, 34%)')

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: fittingColumns('8.5rem'),
  gap: `${vars.space[8]} ${vars.space[4]}`,
  '@media': { [below('sm')]: { gridTemplateColumns: phoneColumns } },
})

/** Columns per row for more columns than four, so that none is alone in the second row: more than the next share of the width leaves no further one. */
export const count = componentVariants({ 5: 3, 6: 3, 7: 4, 8: 4 }, (perRow, columnCount) => {
  const twoRows = { gridTemplateColumns: fittingColumns(`max(8.5rem, calc(${100 / (perRow + 1)}% + 1px))`) }
  const oneRow = { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }
  return { '@media': { [up('sm')]: twoRows, ...(Number(columnCount) === 5 && { [up('xl')]: oneRow }) } }
})

export const column = componentStyle({
  selectors: { '&:last-child:nth-child(odd)': { '@media': { [below('sm')]: { gridColumn: '1 / -1' } } } },
})

export const title = componentStyle({
  marginBlockEnd: vars.space[2],
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.normal,
})

export const list = componentStyle({
  display: 'grid',
  columnGap: vars.space[4],
  listStyle: 'none',
  selectors: {
    // An odd last column is alone in its row: its links fill the row.
    [`${column}:last-child:nth-child(odd) > &`]: { '@media': { [below('sm')]: { gridTemplateColumns: phoneColumns } } },
  },
})

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [up('lg')]: { minBlockSize: 32 },
    // A touch leaves `:hover` on the pressed link.
    [hover]: { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
  },
})

/** In the line of the text, so that it follows the last word of a long label. */
export const newTabIcon = componentStyle({ display: 'inline-block', marginInlineStart: vars.space[1], verticalAlign: '-0.15em' })

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
