import { Alert, Button, ErrorState, Inline, Skeleton, Stack } from '@casino/design-system'
import type { ReactNode } from 'react'
import type { PagedList } from '../api/createPagedListHook.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { StatusFilter, TransferKind } from './constants.ts'
import type { TransactionsView } from './model.ts'
import { Totals } from './Totals.tsx'

interface TransactionListLayoutProps {
  view: TransactionsView
  /** What the list is limited to. */
  filter: { kind: TransferKind; status: StatusFilter }
  list: PagedList<unknown>
  /** Totals of the loaded items that count: completed payments, rounds that are not reversed. None where the filter leaves none of them. */
  totals: readonly { term: string; value: string }[]
  /** The table, or its empty state. */
  children: ReactNode
}

/** Layout shared by both lists: totals, table, load-more button, and the loading and error states. */
export function TransactionListLayout({ view, filter, list, totals, children }: TransactionListLayoutProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (list.loading) return <ListSkeleton />
  if (list.error) {
    const { message, details } = list.error
    return (
      <ErrorState
        title={t('transactions.load_failed_title')}
        action={<Button {...button('retry', { text: 'transactions.retry' })} variant="secondary" onClick={list.retry} />}
      >
        {message} {details.reference && t('transactions.reference', { reference: details.reference })}
      </ErrorState>
    )
  }
  const covered = t(`transactions.totals_${view}`, { ...filter, count: list.total })
  return (
    <Stack gap={6}>
      {list.items.length > 0 && totals.length > 0 && (
        <Totals
          items={totals}
          scope={
            list.complete
              ? t(`transactions.totals_all_${view}`, { ...filter, covered, count: list.total })
              : t(`transactions.totals_part_${view}`, { ...filter, covered, count: list.items.length, total: list.total })
          }
        />
      )}
      {children}
      {list.more === 'failed' && (
        <Alert tone="danger" live>
          {t('transactions.more_failed')}
        </Alert>
      )}
      {!list.complete && (
        <Inline gap={3} justify="center">
          <Button
            {...button('showMore', {
              text: list.more === 'failed' ? 'transactions.retry' : 'transactions.more',
              loading: list.more === 'loading',
              loadingText: 'transactions.loading_more',
            })}
            variant="secondary"
            onClick={list.loadMore}
          />
        </Inline>
      )}
    </Stack>
  )
}

/** Skeleton of totals and table, to avoid layout shift. */
function ListSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="block" height={96} />
      <Stack gap={3}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="block" height={56} />
        ))}
      </Stack>
    </Stack>
  )
}
