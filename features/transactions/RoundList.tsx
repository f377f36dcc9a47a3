import { Button, DataTable, EmptyState, Link, Stack, Text } from '@casino/design-system'
import type { PagedList } from '../api/createPagedListHook.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKr, formatKrSigned } from '../format/money.ts'
import { shortId } from '../format/shortId.ts'
import { paths } from '../navigation/paths.ts'
import type { Round } from './calls.ts'
import type { StatusFilter } from './constants.ts'
import { roundTotals, type TransactionsPeriod } from './model.ts'
import { periodText } from './periodText.ts'
import { roundCheckHref } from './roundParam.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { TransactionListLayout } from './TransactionListLayout.tsx'

interface RoundListProps {
  list: PagedList<Round>
  period: TransactionsPeriod
  status: StatusFilter
  /** Removes the filter. */
  onShowAll(): void
}

/** "Spil": rounds with stake and gain. Losses and gains have the same appearance. */
export function RoundList({ list, period, status, onShowAll }: RoundListProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { stake, gain, net } = roundTotals(list.items)
  const columns = [
    { id: 'game', header: t('transactions.column_game'), primary: true },
    { id: 'time', header: t('transactions.column_time') },
    { id: 'stake', header: t('transactions.column_stake'), align: 'end' as const },
    { id: 'gain', header: t('transactions.column_gain'), align: 'end' as const },
    { id: 'status', header: t('transactions.column_status') },
    { id: 'orderId', header: t('transactions.column_order_id') },
    { id: 'transactionId', header: t('transactions.column_transaction_id') },
  ]
  const smallText = (text: string, tone: 'muted' | 'default' = 'default') => (
    <Text as="span" size={14} tone={tone} tabular>
      {text}
    </Text>
  )
  const rows = list.items.map((round) => ({
    id: round.transactionId,
    cells: {
      game: round.game,
      time: smallText(formatDateTime(round.time)),
      stake: smallText(formatKr(round.stake)),
      gain: smallText(formatKr(round.gain)),
      status: <StatusBadge status={round.status} />,
      orderId: (
        <Stack gap={1} as="span">
          {/* on the line of a cell's own text size, as in the other cells */}
          <span>{smallText(shortId(round.orderId), 'muted')}</span>
          {round.checkable && (
            <Link
              standalone
              href={roundCheckHref(round.orderId)}
              aria-label={t('transactions.check_label', { game: round.game, time: formatDateTime(round.time) })}
            >
              {t('transactions.check_link')}
            </Link>
          )}
        </Stack>
      ),
      transactionId: smallText(shortId(round.transactionId), 'muted'),
    },
  }))
  return (
    <TransactionListLayout
      view="rounds"
      filter={{ kind: 'all', status }}
      list={list}
      totals={
        status === 'reversed'
          ? []
          : [
              { term: t('transactions.total_stake'), value: formatKr(stake) },
              { term: t('transactions.total_gain'), value: formatKr(gain) },
              { term: t('transactions.total_net'), value: formatKrSigned(net) },
            ]
      }
    >
      <DataTable
        caption={t('transactions.rounds_caption', { period: periodText(t, period) })}
        columns={columns}
        rows={rows}
        empty={
          status !== 'all' ? (
            <EmptyState
              title={t('transactions.none_of_status', { period: periodText(t, period) })}
              action={<Button {...button('onward', { text: 'transactions.show_all_rounds' })} variant="secondary" onClick={onShowAll} />}
            >
              {t('transactions.none_of_kind_text')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('transactions.rounds_empty_title', { period: periodText(t, period) })}
              action={<Button {...button('onward', { text: 'transactions.to_games' })} variant="secondary" href={paths.home} />}
            >
              {t('transactions.rounds_empty_text')}
            </EmptyState>
          )
        }
      />
    </TransactionListLayout>
  )
}
