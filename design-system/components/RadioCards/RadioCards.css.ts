import { style } from '@vanilla-extract/css'
import { cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { themedInput, themedInputState } from '../../styling/inputAppearance.ts'
import { hover, up, vars } from '../../theme/index.ts'

export const cards = componentStyle({ display: 'grid', gap: vars.space[3] })

/** The message between the label and the cards; nothing without one. */
export const error = componentStyle({ selectors: { '&:has(p)': { marginBlockEnd: vars.space[3] } } })

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

/** A decorative image as wide as the card. Not on phones, where the options are to be seen together. */
export const media = componentStyle({ display: 'none', gridColumn: '1 / -1', '@media': { [up('md')]: { display: 'grid' } } })

/** At the end of the option's first line. */
export const action = componentStyle({ paddingBlockStart: vars.space[2], paddingInlineEnd: vars.space[2] })

const inset = { xs: vars.space[4], sm: vars.space[5] }

/** Below the text of the option; on wide screens in its column, beside the radio, which is 24 wide. */
export const meta = componentStyle({
  gridColumn: '1 / -1',
  marginBlockEnd: inset.xs,
  marginInline: inset.xs,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'break-word',
  '@media': {
    [up('sm')]: { marginBlockEnd: inset.sm, marginInline: inset.sm },
    // biome-ignore lint/plugin: the width of the radio
    [up('md')]: { marginInlineStart: `calc(${inset.sm} + 24px + ${vars.space[3]})` },
  },
})

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: inset.xs,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed' },
    [`&:has(~ ${meta})`]: { paddingBlockEnd: vars.space[2] },
  },
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

export const text = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'break-word',
})
export const title = componentStyle({ fontSize: vars.fontSize[16], fontWeight: vars.weight.semibold, lineHeight: vars.lineHeight.normal })
export const description = componentStyle({ fontSize: vars.fontSize[14], color: vars.color.muted, lineHeight: vars.lineHeight.normal })
