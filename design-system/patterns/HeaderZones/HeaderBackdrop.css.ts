import { componentStyle } from '../../styling/componentStyle.ts'
import { cramped } from '../../theme/index.ts'

/** Behind the zones, above the header's own background. Only a sticky header is its containing block. */
export const backdrop = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': { [cramped]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
})
