import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const heading = style({ fontSize: fontSize[18], margin: 0, marginBlockEnd: space[3] })
export const quiet = style({ color: color.muted, margin: 0 })
export const wrong = style({ margin: 0, color: color.danger.text })
