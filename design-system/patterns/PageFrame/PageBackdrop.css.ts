import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

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
