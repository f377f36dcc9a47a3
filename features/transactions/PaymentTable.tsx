import { DataTable, Text } from '@casino/design-system'
import { movementId } from '../api/entities/movementId.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import { signedAmount } from '../api/entities/transferAmount.ts'
import { CopyableId } from '../content/CopyableId.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKrSigned } from '../format/money.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface PaymentTableProps {
  caption: string
  payments: readonly Transfer[]
}

/** Payments on larger screens and on paper. */
export function PaymentTable({ caption, payments }: PaymentTableProps) {
  const t = useTranslations()
  const columns = [
    { id: 'type', header: t('transactions.column_type'), primary: true },
    { id: 'time', header: t('transactions.column_time') },
    { id: 'id', header: t('transactions.column_transaction_id') },
    { id: 'amount', header: t('transactions.column_amount'), align: 'end' as const },
    { id: 'status', header: t('transactions.column_status') },
  ]
  const rows = payments.map((payment) => ({
    id: payment.id,
    cells: {
      type: t(`transactions.type_${payment.type}`),
      time: (
        <Text as="span" size={14} tabular>
          {formatDateTime(payment.startDate)}
        </Text>
      ),
      id: (
        <Text as="span" size={14} tone="muted">
          <CopyableId id={movementId(payment)} name="transactions.column_transaction_id" />
        </Text>
      ),
      amount: (
        <Text as="span" weight="semibold" tabular>
          {formatKrSigned(signedAmount(payment))}
        </Text>
      ),
      status: <StatusBadge status={payment.state} />,
    },
  }))
  return <DataTable caption={caption} columns={columns} rows={rows} empty={null} />
}
