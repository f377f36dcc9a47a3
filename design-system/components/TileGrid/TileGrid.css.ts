import { up, vars } from '../../theme/index.ts'
import { part } from '../part.ts'

export const grid = part({
  display: 'grid',
  gap: vars.space[4],
  // Spacers above the viewport change height: the virtualizer corrects the scroll position, so scroll anchoring must not.
  overflowAnchor: 'none',
})

/** As many equal columns as fit; two posters fit side by side at 320 px. */
export const shape = {
  poster: part({
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
    '@media': { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } },
  }),
  wide: part({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }),
}

export const item = part({ minInlineSize: 0 })
/** Spacer in place of tiles that are not rendered. */
export const room = part({ gridColumn: '1 / -1' })
