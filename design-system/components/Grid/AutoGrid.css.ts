import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'

export const grid = componentStyle({ display: 'grid' })

/** As many equal columns as fit. `tile` fits two columns at 320 px. */
export const min = componentVariants({ tile: '128px', card: '280px' }, (value, name) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))`,
  '@media': name === 'tile' ? { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } } : {},
}))
