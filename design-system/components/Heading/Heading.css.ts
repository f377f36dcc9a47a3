import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { fontSize, lineHeight } = vars

export const heading = componentStyle({ color: vars.color.text, letterSpacing: '-0.015em', lineHeight: lineHeight.snug })

export const size = componentVariants({
  18: { fontSize: fontSize[18], letterSpacing: '-0.005em' },
  22: { fontSize: fontSize[22] },
  28: { fontSize: fontSize[28], lineHeight: 1.2 },
  36: { fontSize: fontSize[36], lineHeight: lineHeight.tight, letterSpacing: '-0.02em' },
  48: { fontSize: fontSize[48], lineHeight: lineHeight.tight, letterSpacing: '-0.025em' },
})
