import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** With reduced motion it jumps to its end state. */
export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 3,
  zIndex: vars.zIndex.toast,
  background: vars.color.action.bg,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  pointerEvents: 'none',
  // biome-ignore lint/plugin: durations from the specification, not a brand token
  animation: `${grow} 2s ${vars.easing.out} 200ms forwards`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
