import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** When the bar appears and how long it grows (specification, *Other*), in ms. */
export const loadingBarDelayMs = 200
export const loadingBarGrowthMs = 2000

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
  animation: `${grow} ${loadingBarGrowthMs}ms ${vars.easing.out} ${loadingBarDelayMs}ms forwards`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
