import type { ReactNode } from 'react'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps {
  /** The search field of the list. Takes the remaining width. */
  search: ReactNode
  /** At the end of the same row: the button that opens the filters; from md also the order. */
  children: ReactNode
}

/** Search and filters of a list in one row, so that the list starts on the first screen of a phone. */
export const FilterBar = ({ search, children }: FilterBarProps) => (
  <div className={styles.bar}>
    {search}
    <div className={styles.actions}>{children}</div>
  </div>
)
