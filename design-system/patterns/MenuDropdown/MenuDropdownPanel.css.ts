import { closedTransform } from '../../overlay/overlay.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { stripHeight } from '../../styling/stripHeight.ts'
import { desktop, hover, vars } from '../../theme/index.ts'

const beside = desktop

/** On a desktop the page stays readable and scrollable; the scrim is for other screens. */
export const scrim = componentStyle({
  background: vars.color.scrim,
  pointerEvents: 'auto',
  '@media': { [beside]: { background: 'none', pointerEvents: 'none' } },
})

export const panel = componentStyle({
  vars: { [closedTransform]: 'translateX(-2rem)' },
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(22.5rem, 100vw - 2.5rem)',
  borderInlineWidth: `0 ${vars.size.border}`,
  borderBlockWidth: 0,
  '@media': {
    [beside]: {
      // Drops from the toggle, at the start of the centred content.
      vars: { [closedTransform]: 'translateY(-0.5rem)' },
      insetBlock: `calc(${vars.size.header} + ${stripHeight}) auto`,
      insetInlineStart: `max(${vars.space[5]}, (100vw - ${vars.size.content}) / 2 + ${vars.space[5]})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${stripHeight} - ${vars.space[4]})`,
      borderInlineWidth: vars.size.border,
      borderBlockWidth: vars.size.border,
      borderRadius: vars.radius.lg,
    },
  },
})

export const header = componentStyle({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const list = componentStyle({ display: 'grid', gap: 2, margin: 0, padding: vars.space[2], listStyle: 'none' })

export const childList = componentStyle({
  display: 'grid',
  gap: 2,
  margin: 0,
  paddingInlineStart: vars.space[5],
  paddingBlockEnd: vars.space[2],
  listStyle: 'none',
})

/** Shared style of links and disclosures: one line, 48 px. */
export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: 48,
  boxSizing: 'border-box',
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.text,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.md,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { background: vars.color.action.subtle, fontWeight: vars.weight.semibold },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.raised } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '0.4em' } } },
  },
})

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.muted })
export const label = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const chevron = componentStyle({
  display: 'inline-flex',
  color: vars.color.muted,
  transition: `transform ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
})

export const heading = componentStyle({ margin: 0, fontFamily: vars.font.text })

export const footer = componentStyle({
  marginBlockStart: 'auto',
  padding: vars.space[5],
  paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
