import { Card, DataTable, Link, Skeleton, Text } from '@casino/design-system'
import type { Transfer } from '../api/entities/transfer.ts'
import { signedAmount } from '../api/entities/transferAmount.ts'
import type { Loadable } from '../api/Loadable.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKrSigned } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'

interface LatestPaymentsCardProps {
  payments: Loadable<readonly Transfer[], unknown>
}

/** The player's latest payments, newest first. */
export function LatestPaymentsCard({ payments }: LatestPaymentsCardProps) {
  const t = useTranslations()
  const columns = [
    { id: 'type', header: t('transactions.column_type'), primary: true },
    { id: 'time', header: t('transactions.column_time') },
    { id: 'status', header: t('transactions.column_status') },
    { id: 'amount', header: t('transactions.column_amount'), align: 'end' as const },
  ]
  const toRow = (payment: Transfer) => ({
    id: payment.id,
    cells: {
      type: t(`transactions.type_${payment.type}`),
      time: formatDateTime(payment.startDate),
      status: t(`transactions.status_${payment.state}`),
      amount: formatKrSigned(signedAmount(payment)),
    },
  })
  const listed = payments.type === 'ready' && payments.value.length > 0
  return (
    <Card
      // the caption of the table is the heading of its card
      {...(!listed && { title: t('overview.payments') })}
      headingLevel={2}
      footer={
        <Link standalone href={paths.transactions}>
          {t('overview.to_transactions')}
        </Link>
      }
    >
      {payments.type === 'loading' && <Skeleton shape="block" height={160} />}
      {payments.type === 'failed' && <Text tone="muted">{t('overview.payments_failed')}</Text>}
      {payments.type === 'ready' && payments.value.length === 0 && <Text tone="muted">{t('overview.no_payments')}</Text>}
      {listed && <DataTable caption={t('overview.payments')} columns={columns} rows={payments.value.map(toRow)} empty={null} />}
    </Card>
  )
}
