import { componentStyle } from '../../styling/componentStyle.ts'
import { hiddenRule } from '../../theme/hiddenRule.ts'
import { up, vars } from '../../theme/index.ts'

/*
 * The markup is the same at every breakpoint: a table from md, cards below. ARIA roles are explicit, because `display` removes the native
 * ones.
 */

const wide = up('md')

export const table = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.snug,
  '@media': { [wide]: { display: 'table' } },
})

export const caption = componentStyle({
  display: 'block',
  paddingBlockEnd: vars.space[3],
  textAlign: 'start',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[18],
  fontWeight: vars.weight.semibold,
  '@media': { [wide]: { display: 'table-caption' } },
})

// On phones each card repeats the column names; the header is visually hidden and kept for screen readers.
export const head = componentStyle({
  ...hiddenRule,
  '@media': {
    [wide]: {
      display: 'table-header-group',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
})

export const columnHeader = componentStyle({
  padding: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
})

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [wide]: { display: 'table-row-group' } },
})

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  '@media': {
    [wide]: {
      display: 'table-row',
      background: 'none',
      border: 0,
    },
  },
})

/** Space for rows that are not in the document. */
export const spacer = componentStyle({ display: 'block', '@media': { [wide]: { display: 'table-row' } } })

export const spacerCell = componentStyle({ display: 'block', padding: 0, '@media': { [wide]: { display: 'table-cell' } } })

export const cell = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': { fontVariantNumeric: 'tabular-nums' },
    // The primary cell is the heading of its card.
    '&[data-primary]': { order: -1, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [wide]: {
      display: 'table-cell',
      paddingBlock: vars.space[3],
      paddingInline: vars.space[3],
      verticalAlign: 'top',
      // `anywhere` would let a column shrink to one letter; with `break-word` the longest word sets the minimum width.
      overflowWrap: 'break-word',
      selectors: {
        '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
        'tr:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.color.line}` },
      },
    },
  },
})

export const term = componentStyle({
  flex: 'none',
  maxInlineSize: '50%',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  selectors: { '[data-primary] > &': { display: 'none' } },
  '@media': { [wide]: { display: 'none' } },
})

export const detail = componentStyle({
  minInlineSize: 0,
  textAlign: 'end',
  selectors: { '[data-primary] > &': { textAlign: 'start' } },
  '@media': { [wide]: { textAlign: 'inherit', selectors: { '[data-primary] > &': { textAlign: 'inherit' } } } },
})

export const empty = componentStyle({ color: vars.color.muted })
