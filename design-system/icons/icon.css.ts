import { componentStyle } from '../styling/componentStyle.ts'
import { vars } from '../theme/index.ts'

export const icon = componentStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.size.iconStroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
})
