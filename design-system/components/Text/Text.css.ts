import { style, styleVariants } from '@vanilla-extract/css'
import { layer, vars } from '../../theme/index.ts'

const inComponentsLayer = <T extends object>(rule: T) => ({ '@layer': { [layer.components]: rule } })
const { fontSize } = vars

export const size = styleVariants({ 12: fontSize[12], 14: fontSize[14], 16: fontSize[16], 18: fontSize[18] }, (value) =>
  inComponentsLayer({ fontSize: value }),
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
  (color) => inComponentsLayer({ color }),
)

const { medium, semibold, bold } = vars.weight
export const weight = styleVariants({ medium, semibold, bold }, (fontWeight) => inComponentsLayer({ fontWeight }))
export const tabular = style(inComponentsLayer({ fontVariantNumeric: 'tabular-nums' }))
