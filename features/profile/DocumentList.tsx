import { Badge, type BadgeTone, DataTable, Skeleton, Text } from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import type { PlayerDocument } from './documentCalls.ts'
import { RetryAlert } from './RetryAlert.tsx'

interface DocumentListProps {
  data: Loadable<readonly PlayerDocument[]>
  /** Title of each type of document, by its id. */
  titles: Readonly<Record<string, string>>
  onRetry(): void
}

const tones: Readonly<Record<PlayerDocument['status'], BadgeTone>> = {
  received: 'info',
  in_review: 'info',
  approved: 'success',
  rejected: 'danger',
}

/** Documents that the player has sent, with what became of each. */
export function DocumentList({ data, titles, onRetry }: DocumentListProps) {
  const t = useTranslations()
  if (data.type === 'loading') return <Skeleton shape="text" />
  if (data.type === 'failed') return <RetryAlert message={data.message} onRetry={onRetry} />
  const columns = [
    { id: 'type', header: t('profile.documents_type'), primary: true },
    { id: 'receivedAt', header: t('profile.documents_received_at') },
    { id: 'status', header: t('profile.column_state') },
  ]
  const rows = data.value.map(({ id, documentType, receivedAt, status, rejectionReason }) => ({
    id,
    cells: {
      type: titles[documentType] ?? t('profile.documents_other'),
      receivedAt: (
        <Text as="span" size={14} tabular>
          {formatDateTime(receivedAt)}
        </Text>
      ),
      status: (
        <>
          <Badge tone={tones[status]}>{t(`profile.document_${status}`)}</Badge>
          {rejectionReason && (
            <>
              <br /> {/* both follow the alignment of the cell, which is another on a phone */}
              <Text as="span" size={14}>
                {rejectionReason}
              </Text>
            </>
          )}
        </>
      ),
    },
  }))
  return <DataTable caption={t('profile.documents_caption')} columns={columns} rows={rows} empty={t('profile.documents_empty')} />
}
