import { Button, Grid, Inline, PageHeading, Show, Stack, Tabs, Text } from '@casino/design-system'
import { FilterIcon } from '@casino/design-system/icons/Filter'
import { lazyComponent, preloadSoon, useLazyComponent } from '@casino/design-system/lazy'
import { type ReactNode, useEffect, useState } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { filterText } from './filterText.ts'
import type { TransactionsQuery } from './model.ts'
import { StatementLinks } from './StatementLinks.tsx'
import type { TransactionFilterSheetProps } from './TransactionFilterSheet.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'

const filterSheet = lazyComponent<TransactionFilterSheetProps>(
  async () => (await import('./TransactionFilterSheet.tsx')).TransactionFilterSheet,
)

interface TransactionsScreenProps {
  /** List, period, kind and status that are chosen. */
  query: TransactionsQuery
  payments: ReactNode
  rounds: ReactNode
  onChange(next: Partial<TransactionsQuery>): void
  /** UTC ms. */
  now: number
  /** Start and end of the period, UTC ms. */
  bounds: { from: number; to?: number }
}

/** Screen of `/min-konto/transaktioner`: payments and rounds of one period, and its statement as a file. */
export function TransactionsScreen({ query, now, bounds, payments, rounds, onChange }: TransactionsScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { view, period } = query
  const [filtering, setFiltering] = useState(false)
  const FilterSheet = useLazyComponent(filterSheet, filtering, () => setFiltering(false))
  useEffect(() => preloadSoon(filterSheet.preload), [])
  const chosen = filterText(t, query)
  const filters = { query, now, onChange }
  return (
    <Stack gap={6}>
      <PageHeading title={t('transactions.title')} intro={t('transactions.intro')} />
      <Show from="print">
        <Text weight="semibold">
          {t('transactions.printed_period', { from: formatDate(bounds.from), to: formatDate(bounds.to ?? now) })}
        </Text>
      </Show>
      <Show from="md">
        <Grid gap={4} columns={{ xs: 1, md: view === 'payments' && period.type === 'dates' ? 2 : 3 }}>
          <TransactionFilters {...filters} />
        </Grid>
      </Show>
      <Show below="md">
        <Inline gap={3}>
          <Button
            {...button('listView', { children: chosen, iconStart: <FilterIcon /> })}
            variant="secondary"
            size="sm"
            aria-label={t('transactions.filter_chosen', { chosen })}
            aria-haspopup="dialog"
            aria-expanded={filtering}
            onClick={() => setFiltering(true)}
          />
        </Inline>
      </Show>
      {FilterSheet && <FilterSheet {...filters} open={filtering} onClose={() => setFiltering(false)} />}
      <Tabs
        label={t('transactions.views')}
        tabs={[
          { id: 'payments', label: t('transactions.view_payments'), content: payments },
          { id: 'rounds', label: t('transactions.view_rounds'), content: rounds },
        ]}
        value={view}
        onValueChange={(id) => onChange({ view: id === 'rounds' ? 'rounds' : 'payments' })}
      />
      <StatementLinks bounds={bounds} period={period} />
    </Stack>
  )
}
