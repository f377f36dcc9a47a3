import { Text } from '@casino/design-system/components/Text'
import { TopStripItem } from '@casino/design-system/patterns/TopStrip'
import { useTexts } from '../config/useTexts.tsx'
import { formatClock, formatSpan } from '../format/date.ts'
import { useServerClock } from './useServerClock.ts'

interface ClockProps {
  /** Server time at rendering, UTC ms. */
  readonly now: number
}

/** The clock of the header, where the configuration asks for one beside the strip's. */
export function HeaderClock({ now }: ClockProps) {
  return (
    <Text as="span" size={14} tone="muted" tabular>
      {formatClock(useServerClock(now))}
    </Text>
  )
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
