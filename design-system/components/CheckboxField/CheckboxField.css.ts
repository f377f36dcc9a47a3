import { componentStyle } from '../../styling/componentStyle.ts'
import { themedInput } from '../../styling/inputAppearance.ts'
import { vars } from '../../theme/index.ts'

export const row = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  // The whole row is the click target, including the label.
  minBlockSize: vars.size.touch,
  // biome-ignore lint/plugin: half of the difference between the touch target and the 24 px box
  paddingBlock: 10,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.muted, cursor: 'not-allowed' } },
})

export const box = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  flex: 'none',
  color: vars.color.action.text,
  background: themedInput('bg'),
  border: `max(${vars.size.border}, 1.5px) solid ${themedInput('border')}`,
  borderRadius: vars.radius.sm,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: 14,
      blockSize: 14,
      background: 'currentColor',
      // A clip path instead of an image, so that the tick follows the brand's action colour.
      clipPath: 'polygon(12% 47%, 0 61%, 41% 100%, 100% 24%, 85% 12%, 38% 73%)',
      transform: 'scale(0)',
      transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
    },
    '&:checked': { background: vars.color.action.bg, borderColor: vars.color.action.bg },
    '&:checked::before': { transform: 'scale(1)' },
    '&[aria-invalid="true"]': { borderColor: themedInput('border-error') },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.muted },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
