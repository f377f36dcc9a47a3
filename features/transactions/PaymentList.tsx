import { Button, DataTable, EmptyState, Text } from '@casino/design-system'
import type { PagedList } from '../api/createPagedListHook.ts'
import { movementId } from '../api/entities/movementId.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import { signedAmount } from '../api/entities/transferAmount.ts'
import { CopyableId } from '../content/CopyableId.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKr, formatKrSigned } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import type { StatusFilter, TransferKind } from './constants.ts'
import { paymentTotals, type TransactionsPeriod } from './model.ts'
import { periodText } from './periodText.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { TransactionListLayout } from './TransactionListLayout.tsx'

interface PaymentListProps {
  list: PagedList<Transfer>
  period: TransactionsPeriod
  kind: TransferKind
  status: StatusFilter
  /** Removes the filters. */
  onShowAll(): void
}

/** "Betalinger": deposits, withdrawals and bonus transfers. */
export function PaymentList({ list, period, kind, status, onShowAll }: PaymentListProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { paidIn, paidOut } = paymentTotals(list.items)
  const countsMoney = status === 'all' || status === 'implemented'
  const totals = [
    { of: 'deposits', term: t('transactions.total_paid_in'), value: formatKr(paidIn) },
    { of: 'withdrawals', term: t('transactions.total_paid_out'), value: formatKr(paidOut) },
  ].filter(({ of }) => countsMoney && (kind === 'all' || kind === of))
  const columns = [
    { id: 'type', header: t('transactions.column_type'), primary: true },
    { id: 'time', header: t('transactions.column_time') },
    { id: 'id', header: t('transactions.column_transaction_id') },
    { id: 'amount', header: t('transactions.column_amount'), align: 'end' as const },
    { id: 'status', header: t('transactions.column_status') },
  ]
  const rows = list.items.map((transfer) => {
    const amount = signedAmount(transfer)
    return {
      id: transfer.id,
      cells: {
        type: t(`transactions.type_${transfer.type}`),
        time: (
          <Text as="span" size={14} tabular>
            {formatDateTime(transfer.startDate)}
          </Text>
        ),
        id: (
          <Text as="span" size={14} tone="muted">
            <CopyableId id={movementId(transfer)} name="transactions.column_transaction_id" />
          </Text>
        ),
        amount: (
          <Text as="span" weight="semibold" tabular>
            {formatKrSigned(amount)}
          </Text>
        ),
        status: <StatusBadge status={transfer.state} />,
      },
    }
  })
  return (
    <TransactionListLayout view="payments" filter={{ kind, status }} list={list} totals={totals}>
      <DataTable
        caption={t('transactions.payments_caption', { period: periodText(t, period) })}
        columns={columns}
        rows={rows}
        empty={
          kind === 'all' && status === 'all' ? (
            <EmptyState
              art="papers"
              title={t('transactions.payments_empty_title', { period: periodText(t, period) })}
              action={<Button {...button('onward', { text: 'transactions.to_deposit' })} variant="secondary" href={paths.deposit} />}
            >
              {t('transactions.payments_empty_text')}
            </EmptyState>
          ) : (
            <EmptyState
              art="papers"
              title={
                kind !== 'all' && status === 'all'
                  ? t(`transactions.none_of_${kind}`, { period: periodText(t, period) })
                  : t('transactions.none_of_status', { period: periodText(t, period) })
              }
              action={<Button {...button('onward', { text: 'transactions.show_all_kinds' })} variant="secondary" onClick={onShowAll} />}
            >
              {t('transactions.none_of_kind_text')}
            </EmptyState>
          )
        }
      />
    </TransactionListLayout>
  )
}
