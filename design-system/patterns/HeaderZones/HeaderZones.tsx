import type { ReactNode } from 'react'
import * as styles from './HeaderZones.css.ts'

export interface HeaderZonesProps {
  /** At the start, as wide as its content: the menu toggle and the logo. */
  start?: ReactNode
  /** Between the other two, in the remaining width: the menu bar. */
  center?: ReactNode
  /** At the end, as wide as its content: log in and register, or balance and top-up. */
  end?: ReactNode
  /** Decoration behind the zones, such as a `BackgroundLogo`, cut off at the header's edge. Its own markup hides it from assistive technology. */
  backdrop?: ReactNode
}

/** The sticky page header, 64 px high, with three zones. Place `HeaderScrollState` after it to mark it while the page is scrolled. */
export const HeaderZones = ({ start, center, end, backdrop }: HeaderZonesProps) => (
  <header className={styles.header}>
    {backdrop != null ? <div className={styles.backdrop}>{backdrop}</div> : null}
    <div className={styles.zones}>
      {start != null ? <div className={styles.start}>{start}</div> : null}
      {center != null ? <div className={styles.center}>{center}</div> : null}
      {end != null ? <div className={styles.end}>{end}</div> : null}
    </div>
  </header>
)
