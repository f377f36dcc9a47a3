import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Leaves space for the bottom bar of small screens, if there is one. */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'calc(100dvh - var(--bottom-bar, 0px))',
  // what is behind the page is positioned in it, and stays above the page's own background
  position: 'relative',
  isolation: 'isolate',
})

/** Holds the control of what is behind the page; reserved before it is loaded, so that nothing moves. */
export const backdrop = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
  marginBlockEnd: vars.space[4],
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'contents' }, '(forced-colors: active)': { display: 'none' } },
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
})

export const content = componentStyle({ flex: '1 0 auto', inlineSize: '100%' })
