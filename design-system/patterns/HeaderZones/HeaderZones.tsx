import type { ReactNode } from 'react'
import * as css from './HeaderZones.css.ts'

export type HeaderZonesProps = { start?: ReactNode; center?: ReactNode; end?: ReactNode }

/** The sticky page header, 64 px, with three zones that configuration fills. The centre appears where it has room. */
export const HeaderZones = ({ start, center, end }: HeaderZonesProps) => (
  <header className={css.header}>
    <div className={css.zones}>
      {start != null ? <div className={css.start}>{start}</div> : null}
      {center != null ? <div className={css.center}>{center}</div> : null}
      {end != null ? <div className={css.end}>{end}</div> : null}
    </div>
  </header>
)
