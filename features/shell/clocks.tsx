import { Clock, TopStripItem, TopStripText } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatClock, formatDuration, formatTime } from '../format/date.ts'
import { useServerClock } from './useServerClock.ts'

interface ClockProps {
  /** Server time at rendering, UTC ms. */
  now: number
}

/** Optional header clock, configured in the header zones. Same time as the protection strip's clock. */
export function HeaderClock({ now }: ClockProps) {
  return <Clock now={useServerClock(now)} format={formatTime} frozen />
}

type SessionClockProps = ClockProps & { loggedInAt: number | null }

/** Time logged in (`loggedInAt`: UTC ms, null for a guest) and clock. A separate component, so that a tick re-renders nothing else. Phones have no room for seconds. */
export function SessionClock({ now, loggedInAt }: SessionClockProps) {
  const t = useTranslations()
  const time = useServerClock(now)
  return (
    <>
      {loggedInAt !== null && <TopStripItem label={t('shell.logged_in_for')}>{formatDuration(time - loggedInAt)}</TopStripItem>}
      <TopStripItem label={<TopStripText short="">{t('shell.clock')}</TopStripText>}>
        <TopStripText short={formatClock(time, { seconds: false })}>{formatClock(time)}</TopStripText>
      </TopStripItem>
    </>
  )
}
