import { Grid, PageHeading, SelectField, Show, Stack, Tabs, Text } from '@casino/design-system'
import type { ReactNode } from 'react'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { type StatusFilter, statusFilters, type TransferKind, transferKinds } from './constants.ts'
import type { TransactionsPeriod, TransactionsQuery, TransactionsView } from './model.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { StatementLinks } from './StatementLinks.tsx'

interface TransactionsScreenProps extends TransactionsQuery {
  payments: ReactNode
  rounds: ReactNode
  onView(view: TransactionsView): void
  onPeriod(period: TransactionsPeriod): void
  onKind(kind: TransferKind): void
  onStatus(status: StatusFilter): void
  /** UTC ms. */
  now: number
  /** Start and end of the period, UTC ms. */
  bounds: { from: number; to?: number }
}

/** Screen of `/min-konto/transaktioner`: payments and rounds of one period, and its statement as a file. */
export function TransactionsScreen({ view, period, kind, status, now, bounds, payments, rounds, ...actions }: TransactionsScreenProps) {
  const { onView, onPeriod, onKind, onStatus } = actions
  const t = useTranslations()
  return (
    <Stack gap={6}>
      <PageHeading title={t('transactions.title')} intro={t('transactions.intro')} />
      <Show from="print">
        <Text weight="semibold">
          {t('transactions.printed_period', { from: formatDate(bounds.from), to: formatDate(bounds.to ?? now) })}
        </Text>
      </Show>
      <Grid gap={4} columns={{ xs: 1, sm: 2, md: view === 'payments' && period.type === 'dates' ? 2 : 3 }}>
        <PeriodFields period={period} now={now} onPeriod={onPeriod} />
        {view === 'payments' && (
          <SelectField
            theme="filter"
            name="kind"
            label={t('transactions.kind')}
            options={transferKinds.map((value) => ({ value, label: t(`transactions.kind_${value}`) }))}
            value={kind}
            onChange={(event) => onKind(transferKinds.find((value) => value === event.target.value) ?? 'all')}
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
          onChange={(event) => onStatus(statusFilters.find((value) => value === event.target.value) ?? 'all')}
        />
      </Grid>
      <Tabs
        label={t('transactions.views')}
        tabs={[
          { id: 'payments', label: t('transactions.view_payments'), content: payments },
          { id: 'rounds', label: t('transactions.view_rounds'), content: rounds },
        ]}
        value={view}
        onValueChange={(id) => onView(id === 'rounds' ? 'rounds' : 'payments')}
      />
      <StatementLinks bounds={bounds} period={period} />
    </Stack>
  )
}
