import { SelectField } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { statusFilters, transferKinds } from './constants.ts'
import type { TransactionsQuery } from './model.ts'
import { PeriodFields } from './PeriodFields.tsx'

export interface TransactionFiltersProps {
  query: TransactionsQuery
  /** UTC ms. */
  now: number
  onChange(next: Partial<TransactionsQuery>): void
}

/** Period, kind of payment and status: in a row above the lists, and on phones in a sheet. A choice applies at once. */
export function TransactionFilters({ query: { view, period, kind, status }, now, onChange }: TransactionFiltersProps) {
  const t = useTranslations()
  return (
    <>
      <PeriodFields period={period} now={now} onPeriod={(wanted) => onChange({ period: wanted })} />
      {view === 'payments' && (
        <SelectField
          theme="filter"
          name="kind"
          label={t('transactions.kind')}
          options={transferKinds.map((value) => ({ value, label: t(`transactions.kind_${value}`) }))}
          value={kind}
          onChange={(event) => onChange({ kind: transferKinds.find((value) => value === event.target.value) ?? 'all' })}
        />
      )}
      <SelectField
        theme="filter"
        name="status"
        label={t('transactions.column_status')}
        options={statusFilters.map((value) => ({
          value,
          label: t(value === 'all' ? 'keywords.all' : `transactions.status_${value}`),
        }))}
        value={status}
        onChange={(event) => onChange({ status: statusFilters.find((value) => value === event.target.value) ?? 'all' })}
      />
    </>
  )
}
