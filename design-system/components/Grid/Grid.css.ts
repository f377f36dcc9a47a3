import { createVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'

/** Number of columns. Every grid sets it, so that it is not inherited from an outer grid. */
const columns = createVar()

export const grid = componentStyle({ vars: { [columns]: '1' }, display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })

const columnCount = (count: string) => ({ vars: { [columns]: count } })
const columnsFrom = (breakpoint: 'sm' | 'md' | 'lg' | 'xl') => (count: string) => ({ '@media': { [up(breakpoint)]: columnCount(count) } })

/** Only the counts that a screen of that size has use for: each is a rule in the sheet of every page. */
export const xs = { 1: '', ...componentVariants({ 2: '2', 4: '4' }, columnCount) }
export const sm = componentVariants({ 2: '2', 3: '3' }, columnsFrom('sm'))
export const md = componentVariants({ 2: '2', 3: '3', 4: '4' }, columnsFrom('md'))
export const lg = componentVariants({ 2: '2', 3: '3', 6: '6' }, columnsFrom('lg'))
export const xl = componentVariants({ 4: '4' }, columnsFrom('xl'))
