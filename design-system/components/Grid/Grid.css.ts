import { style, styleVariants } from '@vanilla-extract/css'
import { layer, up } from '../../theme/index.ts'

export const grid = style({ '@layer': { [layer.components]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } })

/** As many equal columns as fit. `tile` keeps two posters side by side at 320 px. */
export const min = styleVariants({ tile: '128px', card: '280px', wide: '220px' }, (value, name) => ({
  '@layer': {
    [layer.components]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))`,
      '@media': name === 'tile' ? { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } } : {},
    },
  },
}))

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const xs = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: columns(count) } }))
export const sm = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: { '@media': { [up('sm')]: columns(count) } } } }))
export const md = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: { '@media': { [up('md')]: columns(count) } } } }))
export const lg = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: { '@media': { [up('lg')]: columns(count) } } } }))
