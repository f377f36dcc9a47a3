import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { layer, up } from '../../theme/index.ts'

/** Number of columns. Every grid sets it, so that it is not inherited from an outer grid. */
const columns = createVar()

export const grid = style({
  '@layer': {
    [layer.components]: { vars: { [columns]: '1' }, display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  },
})

/** As many equal columns as fit. `tile` fits two columns at 320 px. */
export const min = styleVariants({ tile: '128px', card: '280px' }, (value, name) => ({
  '@layer': {
    [layer.components]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))`,
      '@media': name === 'tile' ? { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } } : {},
    },
  },
}))

const counts = { 2: '2', 3: '3', 4: '4', 6: '6' } as const
const fromPhone = { 1: '1', 2: '2', 3: '3', 4: '4', 6: '6' } as const
const columnCount = (count: string) => ({ vars: { [columns]: count } })

export const xs = styleVariants(fromPhone, (count) => ({ '@layer': { [layer.components]: columnCount(count) } }))
export const sm = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: { '@media': { [up('sm')]: columnCount(count) } } } }))
export const md = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: { '@media': { [up('md')]: columnCount(count) } } } }))
export const lg = styleVariants(counts, (count) => ({ '@layer': { [layer.components]: { '@media': { [up('lg')]: columnCount(count) } } } }))
