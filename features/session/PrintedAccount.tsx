import { Show, Text } from '@casino/design-system'
import { usePageContext } from '../content/PageContext.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'

/** Whose account a printed page shows, and of when. On paper only. */
export function PrintedAccount() {
  const t = useTranslations()
  const { now, session } = usePageContext()
  return (
    <Show from="print">
      {session.player && <Text size={14}>{t('shell.printed_account', { userId: session.player, time: formatDateTime(now) })}</Text>}
    </Show>
  )
}
