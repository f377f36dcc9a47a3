import { componentStyle } from '../../styling/componentStyle.ts'

/** Behind the zones, above the header's own background. */
export const backdrop = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': { '(max-height: 30em)': { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
})
