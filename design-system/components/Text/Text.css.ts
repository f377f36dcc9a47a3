import { componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { fontSize } = vars

export const size = componentVariants({ 12: fontSize[12], 14: fontSize[14], 16: fontSize[16], 18: fontSize[18] }, (value) => ({
  fontSize: value,
}))

export const tone = {
  inherit: '',
  ...componentVariants(
    {
      default: vars.color.text,
      muted: vars.color.muted,
      money: vars.color.money.text,
      danger: vars.color.danger.text,
      success: vars.color.success.text,
    },
    (color) => ({ color }),
  ),
}

const { medium, semibold, bold } = vars.weight
export const weight = componentVariants({ medium, semibold, bold }, (fontWeight) => ({ fontWeight }))
