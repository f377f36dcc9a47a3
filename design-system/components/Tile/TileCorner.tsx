import type { ReactNode } from 'react'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as styles from './TileCorner.css.ts'

const cornerClass = memoizedCva(styles.corner, { variants: { shown: styles.shown }, defaultVariants: { shown: 'always' } })

export interface TileCornerProps {
  /**
   * `withActions`: shown on hover, focus or a tap on the corner button, as the actions are.
   * @default always
   */
  shown?: keyof typeof styles.shown
  /** An `IconButton` or a `FavouriteToggle` with a background, to stand out from the artwork. */
  children: ReactNode
}

/** A small control over the upper corner of a tile's artwork that the badge leaves free, such as "favourite". */
export const TileCorner = ({ shown, children }: TileCornerProps) => <div className={cornerClass({ shown })}>{children}</div>
