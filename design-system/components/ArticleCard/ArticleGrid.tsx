import type { ReactNode } from 'react'
import * as styles from './ArticleGrid.css.ts'

export interface ArticleGridProps {
  /** Cards, or their skeletons. */
  children?: ReactNode
}

/**
 * Lays out article cards in one, two or three columns. No card is alone in the last row: the first card takes a whole row, or the first two
 * share one.
 */
export const ArticleGrid = ({ children }: ArticleGridProps) => <div className={styles.grid}>{children}</div>

/** CSS `sizes` of the card's image, by its index (from 0) and the number of cards. */
export function articleImageSizes(index: number, count: number): string {
  const tablet = index === 0 && count % 2 === 1 ? '58vw' : '50vw'
  const row = index < count % 3 ? count % 3 : 3
  const desktop = { 1: 'min(58vw, 760px)', 2: 'min(50vw, 640px)', 3: '440px' }[row]
  return `(min-width: 64em) ${desktop}, (min-width: 40em) ${tablet}, 100vw`
}
