import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const skip = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[4],
  zIndex: vars.zIndex.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.action.bg,
  color: vars.color.action.text,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
