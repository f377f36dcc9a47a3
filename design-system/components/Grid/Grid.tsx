import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { gap, type Space } from '../../theme/index.ts'
import * as styles from './Grid.css.ts'

const grid = memoizedCva(styles.grid, {
  variants: { gap, xs: styles.xs, sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl, min: styles.min },
})
type Variants = VariantProps<typeof grid>

/** Number of columns from each breakpoint up. */
export type GridColumns = Pick<Variants, 'xs' | 'sm' | 'md' | 'lg' | 'xl'>
/** Minimum width of a column, named by its content. */
export type GridMin = NonNullable<Variants['min']>

export interface GridProps {
  /** Space between rows and columns, a step of the spacing scale. */
  gap: Space
  /**
   * One column by default. `{ xs: 1, md: 3 }` sets their number from each breakpoint up. `{ min: 'tile' }` makes as many columns as fit, each
   * at least as wide as a `tile` (128 px, 160 px from md) or a `card` (280 px).
   */
  columns?: GridColumns | { min: GridMin }
  /** Rendered element; `div` by default. With `ul` or `ol` every child must be an `li`. */
  as?: 'div' | 'ul' | 'ol' | 'section'
  /** Each child fills one cell, row by row. */
  children?: ReactNode
}

/** Lays out children in equal columns. */
export function Grid({ gap, columns, as: Tag = 'div', children }: GridProps) {
  return <Tag className={grid({ gap, ...columns })}>{children}</Tag>
}
