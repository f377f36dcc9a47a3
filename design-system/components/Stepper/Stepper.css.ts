import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { below, up, vars } from '../../theme/index.ts'

const phones = below('sm')

export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  '@media': {
    [phones]: {
      // With enlarged text, steps wrap before a name breaks inside a word.
      flexWrap: 'wrap',
      selectors: { '&[data-stack]': { flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[2] } },
    },
  },
})

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold },
    '& + &::before': {
      content: '""',
      flex: 'none',
      inlineSize: vars.space[5],
      blockSize: 0,
      marginInlineEnd: vars.space[1],
      borderBlockStart: `2px solid ${vars.color.line}`,
    },
  },
  '@media': { [up('sm')]: { selectors: { '& + &::before': { inlineSize: vars.space[6] } } } },
})

export const number = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 30,
  blockSize: 30,
  boxSizing: 'border-box',
  borderRadius: vars.radius.full,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-done] > &': { color: vars.color.text, background: vars.color.action.subtle, borderColor: 'transparent' },
    '[aria-current] > &': { color: vars.color.action.text, background: vars.color.action.bg, borderColor: vars.color.action.bg },
  },
  // Forced colours remove backgrounds: the border marks the current step.
  '@media': { '(forced-colors: active)': { selectors: { '[aria-current] > &': { borderWidth: 3, borderColor: 'Highlight' } } } },
})

export const name = componentStyle({ overflowWrap: 'anywhere', lineHeight: vars.lineHeight.snug })

// In a row on phones each name stands below its number, so that all of them fit.
const inRow = `${list}:not([data-stack]) > ${step}`
globalComponentStyle(inRow, {
  '@media': {
    [phones]: {
      flex: '1 1 0',
      // enlarged names take a line of their own rather than break inside a word
      minInlineSize: 'min-content',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(min-content, 1fr)',
      rowGap: vars.space[1],
      fontSize: vars.fontSize[12],
    },
  },
})
globalComponentStyle(`${inRow}::before`, { '@media': { [phones]: { display: 'none' } } })
globalComponentStyle(`${inRow}:not(:last-child)::after`, {
  '@media': { [phones]: { content: '""', gridColumn: 2, gridRow: 1, borderBlockStart: `2px solid ${vars.color.line}` } },
})
globalComponentStyle(`${inRow} > ${name}`, { '@media': { [phones]: { gridColumn: '1 / -1', overflowWrap: 'break-word' } } })
globalComponentStyle(`${list}[data-stack] > ${step}::before`, { '@media': { [phones]: { display: 'none' } } })
