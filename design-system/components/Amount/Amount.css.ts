import { fallbackVar } from '@vanilla-extract/css'
import { amountLimit } from '../../styling/amountLimit.css.ts'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { fontSize } = vars

/** No line break between number and currency. */
export const amount = componentStyle({
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  hyphens: 'none',
})

const sizes = { 16: fontSize[16], 18: fontSize[18], 22: fontSize[22], 28: fontSize[28], 36: fontSize[36], 48: fontSize[48] }
/** An amount does not wrap: with enlarged text, the width of its card or of a phone limits its size. */
export const size = componentVariants(sizes, (value) => ({ fontSize: `min(${value}, ${fallbackVar(amountLimit, '14vw')})` })) // literal: twelve characters fit in a card at 320 px

export const tone = componentVariants(
  {
    default: vars.color.text,
    money: vars.color.money.text,
    muted: vars.color.muted,
    success: vars.color.success.text,
    danger: vars.color.danger.text,
  },
  (color) => ({ color }),
)
