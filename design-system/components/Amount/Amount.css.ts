import { createVar, fallbackVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { fontSize } = vars

const wanted = createVar('wanted')
const limit = createVar('limit')

/** Number and currency stay on one line, so the font size is limited by the width of a phone. */
export const amount = componentStyle({
  display: 'inline-block',
  // Twelve characters fit in a card at 320 px
  fontSize: `min(${wanted}, ${fallbackVar(limit, '14vw')})`,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  hyphens: 'none',
})

const sizes = { 16: fontSize[16], 18: fontSize[18], 22: fontSize[22], 28: fontSize[28], 36: fontSize[36], 48: fontSize[48] }
export const size = componentVariants(sizes, (value) => ({ vars: { [wanted]: value } }))

/** The font scales with the container, so that a seven-digit amount fits. Widely spaced text wraps to a second line. */
export const fits = componentStyle({ vars: { [limit]: '13cqi' }, whiteSpace: 'normal' })
export const place = componentStyle({ display: 'block', containerType: 'inline-size' })

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
