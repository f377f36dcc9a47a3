import { createVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'

/** Number of columns. Every grid sets it, so that a grid inside it does not inherit it. */
const columns = createVar()

export const grid = componentStyle({ vars: { [columns]: '1' }, display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })

const columnCount = (count: string) => ({ vars: { [columns]: count } })
const columnsFrom = (breakpoint: 'sm' | 'md' | 'lg' | 'xl') => (count: string) => ({ '@media': { [up(breakpoint)]: columnCount(count) } })

/** Only the counts that are useful at that width: each one adds a rule to the style sheet of every page. */
export const xs = { 1: '', ...componentVariants({ 2: '2', 4: '4' }, columnCount) }
export const sm = componentVariants({ 2: '2', 3: '3' }, columnsFrom('sm'))
export const md = componentVariants({ 2: '2', 3: '3', 4: '4' }, columnsFrom('md'))
export const lg = componentVariants({ 2: '2', 3: '3', 6: '6' }, columnsFrom('lg'))
export const xl = componentVariants({ 4: '4' }, columnsFrom('xl'))

/** As many columns as fit. Two tiles fit at 320 px. */
export const min = componentVariants({ tile: '128px', card: '280px' }, (value, name) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))`,
  '@media': name === 'tile' ? { [up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' } } : {},
}))
