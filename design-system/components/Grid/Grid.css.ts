import { createVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'

/** Number of columns. Every grid sets it, so that it is not inherited from an outer grid. */
const columns = createVar()

export const grid = componentStyle({ vars: { [columns]: '1' }, display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })

/** As many equal columns as fit. `tile` fits two columns at 320 px. */
export const min = componentVariants({ tile: '128px', card: '280px' }, (value, name) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))`,
  '@media': name === 'tile' ? { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } } : {},
}))

const counts = { 2: '2', 3: '3', 4: '4', 6: '6' } as const
const fromPhone = { 1: '1', 2: '2', 3: '3', 4: '4', 6: '6' } as const
const columnCount = (count: string) => ({ vars: { [columns]: count } })

export const xs = componentVariants(fromPhone, (count) => columnCount(count))
export const sm = componentVariants(counts, (count) => ({ '@media': { [up('sm')]: columnCount(count) } }))
export const md = componentVariants(counts, (count) => ({ '@media': { [up('md')]: columnCount(count) } }))
export const lg = componentVariants(counts, (count) => ({ '@media': { [up('lg')]: columnCount(count) } }))
