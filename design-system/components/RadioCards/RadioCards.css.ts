import { style } from '@vanilla-extract/css'
import { cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { themedInput, themedInputState } from '../../styling/inputAppearance.ts'
import { hover, up, vars } from '../../theme/index.ts'

export const cards = componentStyle({ display: 'grid', gap: vars.space[3] })

const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  minBlockSize: vars.size.touch,
  boxSizing: 'border-box',
  overflow: 'hidden',
  // Cards hold text in several tones: a theme sets only the border; background and text colours are tokens.
  color: vars.color.text,
  borderColor: themedInput('border'),
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.action.subtle,
      borderColor: vars.color.action.bg,
      boxShadow: `inset 0 0 0 1px ${vars.color.action.bg}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: vars.color.muted, borderColor: vars.color.line, cursor: 'not-allowed' },
    '[aria-invalid="true"] &': { borderColor: themedInput('border-error') },
  },
  '@media': {
    [hover]: {
      selectors: {
        '&:hover:where(:not(:has(:checked, :disabled), [aria-invalid="true"] *))': { borderColor: themedInputState('border-hover') },
      },
    },
    // An outline inside the border: the one outside is the focus ring, and a selected card can have it too.
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', boxShadow: 'none', borderWidth: 3 } },
    },
  },
})

export const card = style([cardSurface, frame])

/** An image of any size fills the width of the card at 3 : 1. */
export const media = componentStyle({ display: 'grid', gridColumn: '1 / -1' })

/** At the end of the option's first line. */
export const action = componentStyle({ paddingBlockStart: vars.space[2], paddingInlineEnd: vars.space[2] })

const inset = { xs: vars.space[4], sm: vars.space[5] }

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: inset.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  '@media': {
    [up('sm')]: { padding: inset.sm },
    '(forced-colors: active)': {
      selectors: {
        // biome-ignore lint/plugin: compensates the wider border
        '&:has(:checked)': { padding: `calc(${inset.xs} + ${vars.size.border} - 3px)` },
      },
    },
    [`${up('sm')} and (forced-colors: active)`]: {
      selectors: {
        // biome-ignore lint/plugin: compensates the wider border
        '&:has(:checked)': { padding: `calc(${inset.sm} + ${vars.size.border} - 3px)` },
      },
    },
  },
})

export const radio = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  margin: 0,
  borderRadius: vars.radius.full,
  border: `max(${vars.size.border}, 1.5px) solid ${vars.color.lineStrong}`,
  cursor: 'inherit',
  // The card shows the focus ring.
  outline: 'none',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: 12,
      blockSize: 12,
      borderRadius: vars.radius.full,
      background: vars.color.action.bg,
      transform: 'scale(0)',
      transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
    },
    '&:checked': { borderColor: vars.color.action.bg },
    '&:checked::before': { transform: 'scale(1)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const text = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'break-word' })
export const title = componentStyle({ fontSize: vars.fontSize[16], fontWeight: vars.weight.semibold, lineHeight: vars.lineHeight.normal })
export const description = componentStyle({ fontSize: vars.fontSize[14], color: vars.color.muted, lineHeight: vars.lineHeight.normal })
/** Below the text of the option, in its column: the radio is 24 wide. */
export const meta = componentStyle({
  gridColumn: '1 / -1',
  marginBlockEnd: inset.xs,
  // biome-ignore lint/plugin: the width of the radio
  marginInline: `calc(${inset.xs} + 24px + ${vars.space[3]}) ${inset.xs}`,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'break-word',
  '@media': {
    [up('sm')]: {
      marginBlockEnd: inset.sm,
      // biome-ignore lint/plugin: the width of the radio
      marginInline: `calc(${inset.sm} + 24px + ${vars.space[3]}) ${inset.sm}`,
    },
  },
})
