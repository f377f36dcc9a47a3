import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, up, vars } from '../../theme/index.ts'

export const amount = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  // Doubled class: the style sheet of the control may load after this one.
  selectors: { '&&': { fontSize: vars.fontSize[22], fontWeight: vars.weight.semibold } },
})

export const quickAmounts = componentStyle({
  display: 'grid',
  // Three columns on the narrowest phone and inside a dialog.
  gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
})

export const chip = componentStyle({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[1],
  textAlign: 'center',
  color: vars.color.text,
  background: 'transparent',
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.action.subtle,
      borderColor: vars.color.action.bg,
      boxShadow: `inset 0 0 0 1px ${vars.color.action.bg}`,
    },
    '&:disabled': { color: vars.color.muted, borderColor: vars.color.line, cursor: 'not-allowed' },
  },
  '@media': {
    [up('sm')]: { fontSize: vars.fontSize[16] },
    // `:where` has no specificity: the pressed and disabled styles override it.
    [hover]: { selectors: { '&:where(:hover)': { borderColor: vars.color.text } } },
    // Not an outline: that is the focus ring, and a selected amount can have it too.
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: 3, borderColor: 'Highlight' } } },
  },
})
