import { Inline } from '@casino/design-system/components/Inline'
import { Text } from '@casino/design-system/components/Text'
import { useTexts } from '../config/useTexts.tsx'
import { formatClock, formatSpan } from '../format/date.ts'
import { useServerClock } from './useServerClock.ts'

interface ClockProps {
  /** Server time at rendering, UTC ms. */
  readonly now: number
}

/** The clock of the header, where the configuration asks for one beside the strip's. */
export function HeaderClock({ now }: ClockProps) {
  const t = useTexts()
  return <Figure label={t('shell.clock')} value={formatClock(useServerClock(now))} />
}

/** Time logged in (`loggedInAt` UTC ms, null for a guest) and clock. It ticks by itself, so that nothing around it renders with it. */
export function SessionClock({ now, loggedInAt }: ClockProps & { readonly loggedInAt: number | null }) {
  const t = useTexts()
  const time = useServerClock(now)
  return (
    <Inline gap={3}>
      {loggedInAt !== null && <Figure label={t('shell.logged_in_for')} value={formatSpan(time - loggedInAt)} />}
      <Figure label={t('shell.clock')} value={formatClock(time)} />
    </Inline>
  )
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Text as="span" size={12} tone="muted" tabular>
    {label}{' '}
    <Text as="strong" size={12} weight="semibold" tabular>
      {value}
    </Text>
  </Text>
)
