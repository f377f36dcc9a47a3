import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

const { color, space } = vars

export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const item = componentStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } })

/** Two lines, and the icon of an entry with details. */
export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[3],
  alignContent: 'start',
  minBlockSize: vars.size.touch,
  paddingBlock: space[2],
  lineHeight: vars.lineHeight.snug,
})

/** Title and value, or note and what belongs to the value. A long value takes no room from the other line. */
export const line = componentStyle({
  gridColumn: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})

export const summary = componentStyle({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.sm,
  // Safari draws a marker of its own beside the icon
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [hover]: { selectors: { '&:hover': { background: color.raised } } } },
})

export const title = componentStyle({
  minInlineSize: 0,
  color: color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
export const value = componentStyle({
  flex: 'none',
  color: color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

const small = { color: color.muted, fontSize: vars.fontSize[14], fontVariantNumeric: 'tabular-nums' } as const
export const note = componentStyle({ ...small, minInlineSize: 0, overflowWrap: 'anywhere' })
export const valueNote = componentStyle({ ...small, textAlign: 'end' })

export const icon = componentStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  display: 'inline-flex',
  color: color.muted,
  transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { 'details[open] > * > &': { transform: 'rotate(180deg)' } },
})

export const details = componentStyle({ paddingBlock: `${space[1]} ${space[4]}` })
