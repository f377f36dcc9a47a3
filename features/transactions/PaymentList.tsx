import { Button, EmptyState, Show } from '@casino/design-system'
import type { PagedList } from '../api/createPagedListHook.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import type { StatusFilter, TransferKind } from './constants.ts'
import { paymentTotals, type TransactionsPeriod } from './model.ts'
import { PaymentEntries } from './PaymentEntries.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { periodText } from './periodText.ts'
import { TransactionListLayout } from './TransactionListLayout.tsx'

interface PaymentListProps {
  list: PagedList<Transfer>
  period: TransactionsPeriod
  kind: TransferKind
  status: StatusFilter
  /** Removes the filters. */
  onShowAll(): void
}

/** "Betalinger": deposits, withdrawals and bonus transfers. A table; on phones a list. */
export function PaymentList({ list, period, kind, status, onShowAll }: PaymentListProps) {
  const t = useTranslations()
  const { paidIn, paidOut } = paymentTotals(list.items)
  const countsMoney = status === 'all' || status === 'implemented'
  const totals = [
    { of: 'deposits', term: t('transactions.total_paid_in'), value: formatKr(paidIn) },
    { of: 'withdrawals', term: t('transactions.total_paid_out'), value: formatKr(paidOut) },
  ].filter(({ of }) => countsMoney && (kind === 'all' || kind === of))
  const caption = t('transactions.payments_caption', { period: periodText(t, period) })
  return (
    <TransactionListLayout view="payments" filter={{ kind, status }} list={list} totals={totals}>
      {list.items.length > 0 ? (
        <>
          <Show from="md" orPaper>
            <PaymentTable caption={caption} payments={list.items} />
          </Show>
          <Show below="md">
            <PaymentEntries label={caption} payments={list.items} />
          </Show>
        </>
      ) : (
        <NoPayments period={period} kind={kind} status={status} onShowAll={onShowAll} />
      )}
    </TransactionListLayout>
  )
}

type NoPaymentsProps = Omit<PaymentListProps, 'list'>

function NoPayments({ period, kind, status, onShowAll }: NoPaymentsProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return kind === 'all' && status === 'all' ? (
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
