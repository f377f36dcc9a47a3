import { Clock } from '@casino/design-system/components/Clock'
import { TopStripItem } from '@casino/design-system/patterns/TopStrip'
import { useTexts } from '../config/useTexts.tsx'
import { formatClock, formatSpan, formatTime } from '../format/date.ts'
import { useServerClock } from './useServerClock.ts'

interface ClockProps {
  /** Server time at rendering, UTC ms. */
  readonly now: number
}

/** The clock of the header, where the configuration asks for one beside the strip's. Both go by the same time. */
export function HeaderClock({ now }: ClockProps) {
  return <Clock now={useServerClock(now)} format={formatTime} frozen />
}

/** Time logged in (`loggedInAt` UTC ms, null for a guest) and clock. It ticks by itself, so that nothing around it renders with it. */
export function SessionClock({ now, loggedInAt }: ClockProps & { readonly loggedInAt: number | null }) {
  const t = useTexts()
  const time = useServerClock(now)
  return (
    <>
      {loggedInAt !== null && (
        <TopStripItem label={t('shell.logged_in_for')} lesser="label">
          {formatSpan(time - loggedInAt)}
        </TopStripItem>
      )}
      <TopStripItem label={t('shell.clock')} lesser={loggedInAt === null ? undefined : 'label'}>
        {formatClock(time)}
      </TopStripItem>
    </>
  )
}
