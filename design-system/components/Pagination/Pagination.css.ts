import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, up, vars } from '../../theme/index.ts'

/**
 * Page numbers in one row. On phones previous and next share the row below, within thumb reach. The row has one width on every page, so
 * that previous and next do not move.
 */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [up('md')]: { display: 'flex', justifyContent: 'center', gap: vars.space[4] }, print: { display: 'none' } },
})

export const list = componentStyle({
  gridColumn: '1 / -1',
  order: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [up('md')]: { order: 1, gap: vars.space[1] } },
})

const target = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.raised } } } },
})

export const number = style([
  target,
  componentStyle({
    flexDirection: 'column',
    gap: 0,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      // At least as wide as the last page's number when it is current.
      '&::after': {
        content: 'attr(data-widest)',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: vars.weight.semibold,
      },
      '&[aria-current]': { borderColor: vars.color.action.bg, background: vars.color.action.subtle, fontWeight: vars.weight.semibold },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: 2 } } } },
  }),
])

const step = componentStyle({ paddingInline: vars.space[3] })
export const previous = style([target, step, componentStyle({ gridColumn: 1, order: 0, justifySelf: 'start' })])
export const next = style([target, step, componentStyle({ gridColumn: 2, order: 2, justifySelf: 'end' })])

/** Reserves the place of a control that the first or last page does not have. Not focusable, not announced. */
const reserved = componentStyle({ visibility: 'hidden' })
export const noPrevious = style([previous, reserved])
export const noNext = style([next, reserved])

export const gap = componentStyle({ flex: 'none', inlineSize: 20, textAlign: 'center', color: vars.color.muted })
