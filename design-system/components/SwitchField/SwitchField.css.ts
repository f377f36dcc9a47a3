import { componentStyle } from '../../styling/componentStyle.ts'
import { themedInput } from '../../styling/inputAppearance.ts'
import { vars } from '../../theme/index.ts'

const { color } = vars

export const row = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[1],
  boxSizing: 'border-box',
  color: color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.normal,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.muted, cursor: 'not-allowed' } },
})

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' })

export const track = componentStyle({
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 48,
  blockSize: 28,
  margin: 0,
  paddingInline: vars.space[1],
  boxSizing: 'border-box',
  color: color.muted,
  background: themedInput('bg'),
  border: `${vars.size.border} solid ${themedInput('border')}`,
  borderRadius: vars.radius.full,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: 18,
      blockSize: 18,
      borderRadius: vars.radius.full,
      background: 'currentColor',
      transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
    },
    '&:checked': { color: color.action.text, background: color.action.bg, borderColor: color.action.bg },
    '&:checked::before': { transform: `translateX(calc(22px - 2 * ${vars.size.border}))` },
    '&[aria-invalid="true"]': { borderColor: color.danger.text },
    '&[aria-readonly="true"]': { borderStyle: 'dashed' },
    '&:disabled': { color: color.lineStrong, background: color.sunken, borderColor: color.line },
  },
  '@media': {
    // Forced colours remove backgrounds: position and colour of the thumb show the state.
    '(forced-colors: active)': {
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked::before': { background: 'Highlight' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
})
