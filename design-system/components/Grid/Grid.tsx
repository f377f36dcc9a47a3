import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { gap, type Space } from '../../theme/index.ts'
import * as styles from './Grid.css.ts'

const grid = memoizedCva(styles.grid, { variants: { gap, xs: styles.xs, sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl } })

export type GridColumns = Pick<VariantProps<typeof grid>, 'xs' | 'sm' | 'md' | 'lg' | 'xl'>

export interface GridProps {
  /** Space between rows and columns, a step of the spacing scale. */
  gap: Space
  /** Column count from each breakpoint up; one column by default. */
  columns?: GridColumns
  /** Rendered element; `div` by default. With `ul` or `ol` every child must be an `li`. */
  as?: 'div' | 'ul' | 'ol' | 'section'
  /** One cell each, filled row by row. */
  children?: ReactNode
}

/** Lays out children in equal columns. */
export function Grid({ gap, columns, as: Tag = 'div', children }: GridProps) {
  return <Tag className={grid({ gap, ...columns })}>{children}</Tag>
}
