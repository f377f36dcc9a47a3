import { up, vars } from '../../theme/index.ts'
import { part } from '../part.ts'

export const grid = part({
  display: 'grid',
  gap: vars.space[4],
  // Rooms change their height above what is in view: the window keeps the place, and only one may.
  overflowAnchor: 'none',
})

/** As many equal columns as fit; two posters stand side by side at 320 px. */
export const shape = {
  poster: part({
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
    '@media': { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } },
  }),
  wide: part({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }),
}

export const item = part({ minInlineSize: 0 })
/** The room of tiles that are not drawn. */
export const room = part({ gridColumn: '1 / -1' })
