import type { ReactNode } from 'react'
import * as styles from './HeaderZones.css.ts'

export interface HeaderZonesProps {
  /** At the start, as wide as its content: the menu toggle and the logo. */
  start?: ReactNode
  /** The width that the other two leave: the menu bar. */
  center?: ReactNode
  /** At the end, as wide as its content: log in and register, or balance and top-up. */
  end?: ReactNode
  /** A `HeaderBackdrop`. */
  backdrop?: ReactNode
}

/** The sticky page header, 64 px, with three configurable zones. `HeaderScrollState` after it marks it as scrolled. */
export const HeaderZones = ({ start, center, end, backdrop }: HeaderZonesProps) => (
  <header className={styles.header}>
    {backdrop}
    <div className={styles.zones}>
      {start != null ? <div className={styles.start}>{start}</div> : null}
      {center != null ? <div className={styles.center}>{center}</div> : null}
      {end != null ? <div className={styles.end}>{end}</div> : null}
    </div>
  </header>
)
