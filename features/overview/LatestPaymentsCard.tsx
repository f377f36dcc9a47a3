import { Card, EntryList, Link, Skeleton, Text } from '@casino/design-system'
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
  const toEntry = (payment: Transfer) => ({
    id: payment.id,
    title: t(`transactions.type_${payment.type}`),
    value: formatKrSigned(signedAmount(payment)),
    note: formatDateTime(payment.startDate),
    ...(payment.state !== 'implemented' && { valueNote: t(`transactions.status_${payment.state}`) }),
  })
  return (
    <Card
      title={t('overview.payments')}
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
      {payments.type === 'ready' && payments.value.length > 0 && <EntryList entries={payments.value.map(toEntry)} />}
    </Card>
  )
}
