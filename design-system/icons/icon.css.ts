import { style } from '@vanilla-extract/css'
import { layer, vars } from '../theme/index.ts'

export const icon = style({
  '@layer': {
    [layer.components]: {
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: vars.size.iconStroke,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      overflow: 'visible',
    },
  },
})
