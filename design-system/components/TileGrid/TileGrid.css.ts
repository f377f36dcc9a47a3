import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const grid = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  // Spacers above the viewport change height. The virtualizer corrects the scroll position, so scroll anchoring must not.
  overflowAnchor: 'none',
})

/** As many equal columns as fit; two posters fit side by side at 320 px. */
export const shape = {
  poster: componentStyle({
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
    '@media': { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } },
  }),
  wide: componentStyle({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }),
}

export const item = componentStyle({ minInlineSize: 0 })
/** Spacer in place of tiles that are not rendered. */
export const spacer = componentStyle({ gridColumn: '1 / -1' })
