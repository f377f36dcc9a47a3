import { style } from '@vanilla-extract/css'
import { icon } from '../../icons/icon.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { logo } = vars

export const wordmark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  textTransform: 'lowercase',
})

export const kind = {
  // biome-ignore lint/plugin: the wordmark has the size of its bar; HeaderZones makes it smaller on phones
  logo: componentStyle({ fontSize: '1.625rem' }),
  // biome-ignore lint/plugin: likewise
  top: componentStyle({ fontSize: '1.375rem' }),
}

export const mark = componentStyle({ flex: 'none', overflow: 'visible' })

export const line = style([
  icon,
  componentStyle({ stroke: logo.line, strokeWidth: logo.weight, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } }),
])

export const dot = componentStyle({
  fill: logo.dot,
  transform: `translate(${logo.dotX}, ${logo.dotY})`,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
