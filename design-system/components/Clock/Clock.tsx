import { useEffect, useState } from 'react'
import * as styles from './Clock.css.ts'
import { everyMinute } from './minuteTimer.ts'

export interface ClockProps {
  /** Server time at rendering, UTC ms. A new value resets the clock. */
  now: number
  /** UTC ms → "20.41", in the time zone and locale of the site. */
  format: (ms: number) => string
  /** Visible label before the time. */
  label?: string
  /** Shows `now` without ticking. The parent updates it. */
  frozen?: boolean
}

/** Server time in hours and minutes. Updates at full minutes without re-rendering its parent. */
export function Clock({ now, format, label, frozen }: ClockProps) {
  const [time, setTime] = useState(now)
  useEffect(() => (frozen ? undefined : everyMinute(now, setTime)), [now, frozen])
  const shown = frozen ? now : time
  return (
    <span className={styles.clock}>
      {label ? <span className={styles.label}>{label} </span> : null}
      <time dateTime={new Date(shown).toISOString().slice(0, 16).concat('Z')}>{format(shown)}</time>
    </span>
  )
}
