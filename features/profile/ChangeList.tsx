import { DataTable, Heading, Skeleton, Stack, Text } from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import type { AccountChange } from './calls.ts'
import { changeText } from './changeText.ts'
import { deviceName } from './deviceName.ts'
import { RetryAlert } from './RetryAlert.tsx'

interface ChangeListProps {
  data: Loadable<readonly AccountChange[]>
  onRetry(): void
}

/** What happened to the player's contact data, limits and access: what, when, and from which device. */
export function ChangeList({ data, onRetry }: ChangeListProps) {
  const t = useTranslations()
  return (
    <Stack gap={4} as="section">
      <Stack gap={2}>
        <Heading level={2} size={22}>
          {t('profile.changes_title')}
        </Heading>
        <Text tone="muted">{t('profile.changes_help')}</Text>
      </Stack>
      {data.type === 'loading' && <Skeleton shape="text" />}
      {data.type === 'failed' && <RetryAlert message={data.message} onRetry={onRetry} />}
      {data.type === 'ready' && <ChangeTable changes={data.value} t={t} />}
    </Stack>
  )
}

interface ChangeTableProps {
  changes: readonly AccountChange[]
  t: Translate
}

function ChangeTable({ changes, t }: ChangeTableProps) {
  const columns = [
    { id: 'field', header: t('profile.column_field'), primary: true },
    { id: 'before', header: t('profile.column_before') },
    { id: 'after', header: t('profile.column_after') },
    { id: 'changedAt', header: t('profile.column_changed') },
    { id: 'device', header: t('profile.column_device') },
  ]
  const rows = changes.map((change) => ({
    id: change.id,
    cells: {
      ...changeText(change, t),
      changedAt: (
        <Text as="span" size={14} tabular>
          {formatDateTime(change.changedAt)}
        </Text>
      ),
      device: deviceName(change.device, t),
    },
  }))
  return <DataTable caption={t('profile.changes_caption')} columns={columns} rows={rows} empty={t('profile.changes_empty')} />
}
