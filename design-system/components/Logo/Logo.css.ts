import { style } from '@vanilla-extract/css'
import { layer, vars } from '../../theme/index.ts'

const { logo } = vars

export const root = style({
  '@layer': {
    [layer.components]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: vars.size.touch,
      borderRadius: vars.radius.sm,
      color: vars.color.text,
      fontFamily: vars.font.display,
      fontSize: '1.625rem',
      fontWeight: vars.weight.bold,
      letterSpacing: '-0.04em',
      lineHeight: 1,
      textTransform: 'lowercase',
    },
  },
})

export const mark = style({ '@layer': { [layer.components]: { flex: 'none', overflow: 'visible' } } })

export const line = style({
  '@layer': {
    [layer.components]: {
      fill: 'none',
      stroke: logo.line,
      strokeWidth: logo.weight,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
})

export const dot = style({
  '@layer': {
    [layer.components]: {
      fill: logo.dot,
      transform: `translate(${logo.dotX}, ${logo.dotY})`,
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
})
