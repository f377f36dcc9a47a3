import { vars } from '@casino/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** Appears when a page takes longer than 200 ms and grows for two seconds (specification, *Other*). */
export const loadingBar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: vars.zIndex.toast,
  background: vars.color.action.bg,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  animation: `${grow} 2s ${vars.easing.out} 200ms forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '1ms' } },
})

/** Stands above the page, as wide as the site. */
export const strip = style({
  margin: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'center',
  color: vars.color.text,
  background: vars.color.warning.bg,
})
