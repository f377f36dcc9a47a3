import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { color, fontSize, space } = vars
const forced = '(forced-colors: active)'

export const chart = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '8rem', overflow: 'visible' })

export const above = componentStyle({ fill: color.info.line, '@media': { [forced]: { fill: 'CanvasText' } } })

export const below = componentStyle({ fill: color.lineStrong, '@media': { [forced]: { fill: 'GrayText' } } })

export const line = componentStyle({
  stroke: color.muted,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'CanvasText' } },
})

export const ends = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  color: color.muted,
  fontSize: fontSize[14],
})
