import { useEffect, useState } from 'react'
import * as css from './Clock.css.ts'
import { everyMinute } from './minute.ts'

export interface ClockProps {
  /** The server's time at rendering, UTC ms. A new value sets the clock again. */
  now: number
  /** UTC ms → "20:41", in the zone and language of the site. */
  format: (ms: number) => string
  /** What it tells, where no word stands beside it. */
  label?: string
  /** Shows `now` and does not run: somebody else moves it. */
  frozen?: boolean
}

/** Hours and minutes by the server. It moves at full minutes, and nothing around it renders with it. */
export function Clock({ now, format, label, frozen }: ClockProps) {
  const [time, setTime] = useState(now)
  useEffect(() => (frozen ? undefined : everyMinute(now, setTime)), [now, frozen])
  const shown = frozen ? now : time
  return (
    <span className={css.clock}>
      {label ? <span className={css.label}>{label} </span> : null}
      <time dateTime={new Date(shown).toISOString().slice(0, 16).concat('Z')}>{format(shown)}</time>
    </span>
  )
}
