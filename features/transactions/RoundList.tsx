import { Button, EmptyState, Heading, Inline, Pagination, Stack, Surface, Text } from '@casino/design-system'
import { useState } from 'react'
import type { PagedList } from '../api/createPagedListHook.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDay } from '../format/date.ts'
import { formatKr, formatKrSigned } from '../format/money.ts'
import { useStepFocus } from '../forms/useStepFocus.ts'
import { paths } from '../navigation/paths.ts'
import type { Round } from './calls.ts'
import { roundsOnPage, type StatusFilter } from './constants.ts'
import { roundsByDay, roundTotals, type TransactionsPeriod } from './model.ts'
import { periodText } from './periodText.ts'
import { RoundEntries } from './RoundEntries.tsx'
import { TransactionListLayout } from './TransactionListLayout.tsx'

interface RoundListProps {
  list: PagedList<Round>
  period: TransactionsPeriod
  status: StatusFilter
  /** Removes the filter. */
  onShowAll(): void
}

/** "Spil": rounds by day, in pages. Losses and gains have the same appearance. */
export function RoundList({ list, period, status, onShowAll }: RoundListProps) {
  const t = useTranslations()
  const { stake, gain, net } = roundTotals(list.items)
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
      {list.items.length > 0 ? (
        <RoundPages key={`${periodText(t, period)} ${status}`} list={list} />
      ) : (
        <NoRounds period={period} status={status} onShowAll={onShowAll} />
      )}
    </TransactionListLayout>
  )
}

interface RoundPagesProps {
  list: PagedList<Round>
}

/** One page of the loaded rounds, by day. Its day's net covers the whole day, whichever page its rounds are on. */
function RoundPages({ list: { items, complete } }: RoundPagesProps) {
  const t = useTranslations()
  const [page, setPage] = useState(1)
  const top = useStepFocus(page)
  const days = new Map(roundsByDay(items).map(({ date, rounds }) => [date, formatKrSigned(roundTotals(rounds).net)]))
  // more of the last day may follow
  const unfinished = complete ? undefined : [...days.keys()].at(-1)
  return (
    <Stack gap={6}>
      <section ref={top} tabIndex={-1} aria-label={t('transactions.view_rounds')}>
        <Stack gap={5}>
          {roundsByDay(items.slice((page - 1) * roundsOnPage, page * roundsOnPage)).map(({ date, rounds }) => (
            <Stack key={date} gap={2}>
              <Inline gap={3} justify="between" align="baseline">
                <Heading level={2} size={18}>
                  {startingUpper(formatDay(date))}
                </Heading>
                {date !== unfinished && (
                  <Text size={14} tone="muted" tabular>
                    {t('transactions.day_net', { net: days.get(date) ?? '' })}
                  </Text>
                )}
              </Inline>
              <Surface level="surface" padding={3} radius="lg" bordered>
                <RoundEntries rounds={rounds} />
              </Surface>
            </Stack>
          ))}
        </Stack>
      </section>
      <Pagination
        label={t('transactions.pages')}
        page={page}
        itemCount={items.length}
        perPage={roundsOnPage}
        previousLabel={t('transactions.previous')}
        nextLabel={t('transactions.next')}
        pageLabel={(number) => t('transactions.page', { page: number })}
        onPageChange={(next) => {
          setPage(next)
          // the focus alone does not scroll to the top of a long list
          top.current?.scrollIntoView()
        }}
      />
    </Stack>
  )
}

const startingUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type NoRoundsProps = Pick<RoundListProps, 'period' | 'status' | 'onShowAll'>

function NoRounds({ period, status, onShowAll }: NoRoundsProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return status !== 'all' ? (
    <EmptyState
      art="papers"
      title={t('transactions.none_of_status', { period: periodText(t, period) })}
      action={<Button {...button('onward', { text: 'transactions.show_all_rounds' })} variant="secondary" onClick={onShowAll} />}
    >
      {t('transactions.none_of_kind_text')}
    </EmptyState>
  ) : (
    <EmptyState
      art="papers"
      title={t('transactions.rounds_empty_title', { period: periodText(t, period) })}
      action={<Button {...button('onward', { text: 'transactions.to_games' })} variant="secondary" href={paths.home} />}
    >
      {t('transactions.rounds_empty_text')}
    </EmptyState>
  )
}
