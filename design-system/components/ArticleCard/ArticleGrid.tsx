import type { ReactNode } from 'react'
import * as styles from './ArticleGrid.css.ts'

export interface ArticleGridProps {
  /** Cards, or their skeletons. */
  children?: ReactNode
}

/**
 * Lays out article cards in one, two or three columns, and leaves none alone in the last row: a card that would be left over is the first,
 * across the whole row, and two share it.
 */
export const ArticleGrid = ({ children }: ArticleGridProps) => <div className={styles.grid}>{children}</div>

/** CSS `sizes` of the image of the card at this place (from 0) of so many. */
export function articleImageSizes(index: number, count: number): string {
  const tablet = index === 0 && count % 2 === 1 ? '58vw' : '50vw'
  const row = index < count % 3 ? count % 3 : 3
  const desktop = { 1: 'min(58vw, 760px)', 2: 'min(50vw, 640px)', 3: '440px' }[row]
  return `(min-width: 64em) ${desktop}, (min-width: 40em) ${tablet}, 100vw`
}
