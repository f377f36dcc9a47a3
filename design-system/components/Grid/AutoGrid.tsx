import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { gap } from '../../theme/index.ts'
import * as styles from './AutoGrid.css.ts'
import type { GridProps } from './Grid.tsx'

const grid = memoizedCva(styles.grid, { variants: { gap, min: styles.min } })

export type GridMin = NonNullable<VariantProps<typeof grid>['min']>

export interface AutoGridProps extends Omit<GridProps, 'columns'> {
  /** Minimum column width by content type. */
  min: GridMin
}

/** Lays out children in as many equal columns as fit. */
export function AutoGrid({ gap, min, as: Tag = 'div', children }: AutoGridProps) {
  return <Tag className={grid({ gap, min })}>{children}</Tag>
}
