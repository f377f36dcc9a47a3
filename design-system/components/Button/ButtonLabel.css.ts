import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Label and loading text share one grid cell: the button is as wide as the wider one, so that it keeps its size when loading begins. */
export const stack = componentStyle({ display: 'inline-grid', alignItems: 'center', justifyItems: 'center' })
export const part = componentStyle({ gridArea: '1 / 1', minInlineSize: 0 })
export const hidden = componentStyle({ visibility: 'hidden' })

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = componentStyle({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  verticalAlign: '-0.125em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  // biome-ignore lint/plugin: one turn of the spinner, not a transition
  animation: `${spin} 800ms linear infinite`,
  '@media': { '(forced-colors: active)': { borderInlineEndColor: 'Canvas' } },
})

export const spinnerGap = componentStyle({ marginInlineEnd: '0.5em' })
