import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../theme/index.ts'
import { part } from '../part.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** Without motion it stands at once where it would have grown to. */
export const bar = part({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 3,
  zIndex: vars.zIndex.toast,
  background: vars.color.action.bg,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  pointerEvents: 'none',
  // literal: the specification's figures, no pace of the brand
  animation: `${grow} 2s ${vars.easing.out} 200ms forwards`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
