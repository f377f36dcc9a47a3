import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

const { color, space } = vars

export const dates = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingInlineStart: space[4],
})
export const date = componentStyle({ display: 'inline-flex', fontVariantNumeric: 'tabular-nums' })
export const dash = componentStyle({ color: color.muted })

/** A part of a date, or the separator between two parts. */
export const segment = componentStyle({
  paddingBlock: space[2],
  borderRadius: vars.radius.sm,
  outline: 'none',
  selectors: {
    // Each part is a target of 24 px.
    '&[role="spinbutton"]': { minInlineSize: '24px', textAlign: 'center' },
    '&:focus': { color: color.action.text, backgroundColor: color.action.bg },
    '&[data-placeholder]': { color: color.muted },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:focus': { outline: '2px solid Highlight' } } } },
})

/** The calendar below the dates. */
export const panel = componentStyle({
  marginBlockStart: space[2],
  padding: space[4],
  maxInlineSize: '24rem',
  border: `${vars.size.border} solid ${color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
})

export const month = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: space[2] })
export const monthName = componentStyle({ fontWeight: vars.weight.semibold })

export const grid = componentStyle({ inlineSize: '100%', tableLayout: 'fixed', borderSpacing: `0 ${space[1]}` })
export const weekDay = componentStyle({
  paddingBlock: space[1],
  color: color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
})
export const cell = componentStyle({
  padding: 0,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { border: '2px solid Highlight' } } } },
})

export const day = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.md,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: color.lineStrong, cursor: 'default' },
    '&[data-selected="within"]': { borderRadius: 0, backgroundColor: color.action.subtle },
    '&[data-selected="end"]': { color: color.action.text, backgroundColor: color.action.bg, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not([aria-disabled="true"], [data-selected])': { backgroundColor: color.raised } } },
  },
})
