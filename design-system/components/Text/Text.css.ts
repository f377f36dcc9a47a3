import { style, styleVariants } from '@vanilla-extract/css'
import { layer, vars } from '../../theme/index.ts'

const part = <T extends object>(rule: T) => ({ '@layer': { [layer.components]: rule } })
const { fontSize } = vars

export const size = styleVariants({ 12: fontSize[12], 14: fontSize[14], 16: fontSize[16], 18: fontSize[18] }, (value) =>
  part({ fontSize: value }),
)

export const tone = styleVariants(
  {
    default: vars.color.text,
    muted: vars.color.muted,
    money: vars.color.money.text,
    danger: vars.color.danger.text,
    success: vars.color.success.text,
    inherit: 'inherit',
  },
  (color) => part({ color }),
)

const { medium, semibold, bold } = vars.weight
export const weight = styleVariants({ medium, semibold, bold }, (fontWeight) => part({ fontWeight }))
export const tabular = style(part({ fontVariantNumeric: 'tabular-nums' }))
