import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

const { color, space } = vars

export const fieldset = componentStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0, '@media': { print: { display: 'none' } } })

export const legend = componentStyle({
  padding: 0,
  marginBlockEnd: space[2],
  color: color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
})

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const chip = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 40,
  maxInlineSize: '100%',
  paddingBlock: space[1],
  paddingInline: space[4],
  color: color.text,
  background: 'transparent',
  border: `${vars.size.border} solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:has(:checked)': {
      background: color.action.subtle,
      borderColor: color.action.bg,
      boxShadow: `inset 0 0 0 1px ${color.action.bg}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: color.muted, borderColor: color.line, cursor: 'not-allowed' },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.text } } },
    // Not an outline: that is the focus ring, and a checked chip can have it too.
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          borderWidth: 3,
          borderColor: 'Highlight',
          // biome-ignore lint/plugin: compensates for the wider border
          paddingInline: `calc(${space[4]} + ${vars.size.border} - 3px)`,
        },
      },
    },
  },
})

/** Covers the whole chip and extends beyond it to a touch target of 44 px. The chip has the focus ring. */
export const input = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlock: -3,
  margin: 0,
  appearance: 'none',
  outline: 'none',
  cursor: 'inherit',
})

/** The tick of a checked chip with multiple selection; takes no space while unchecked. */
export const tick = componentStyle({
  display: 'none',
  flex: 'none',
  marginInlineStart: `calc(${space[1]} * -1)`,
  selectors: { [`${chip}:has(:checked) &`]: { display: 'inline-flex' } },
})

export const count = componentStyle({ color: color.muted, fontVariantNumeric: 'tabular-nums' })
