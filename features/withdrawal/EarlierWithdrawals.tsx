import { Badge, DataTable, Text } from '@casino/design-system'
import { CopyableId } from '../content/CopyableId.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import type { Withdrawal } from './calls.ts'

interface EarlierWithdrawalsProps {
  /** Those that are over, newest first. */
  withdrawals: readonly Withdrawal[]
}

/** Withdrawals that were paid out, or that were rejected and returned to the balance. */
export function EarlierWithdrawals({ withdrawals }: EarlierWithdrawalsProps) {
  const t = useTranslations()
  return (
    <DataTable
      caption={t('payout.earlier_caption')}
      columns={[
        { id: 'time', header: t('payout.column_time'), primary: true },
        { id: 'id', header: t('payout.column_id') },
        { id: 'amount', header: t('payout.column_amount'), align: 'end' },
        { id: 'status', header: t('payout.column_status') },
      ]}
      rows={withdrawals.map(({ id, amount, requestedAt, state }) => ({
        id,
        cells: {
          time: (
            <Text as="span" size={14} tabular>
              {formatDateTime(requestedAt)}
            </Text>
          ),
          id: (
            <Text as="span" size={14} tone="muted">
              <CopyableId id={id} name="payout.column_id" />
            </Text>
          ),
          amount: (
            <Text as="span" weight="semibold" tabular>
              {formatKr(amount)}
            </Text>
          ),
          status:
            state === 'rejected' ? (
              <Badge tone="warning">{t('payout.status_rejected')}</Badge>
            ) : (
              <Badge tone="success">{t('payout.status_paid')}</Badge>
            ),
        },
      }))}
      empty={null}
    />
  )
}
