import { DescriptionList, EntryList, Link, Stack } from '@casino/design-system'
import { CopyableId } from '../content/CopyableId.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime, formatTime } from '../format/date.ts'
import { formatKnownKr, formatKrSigned, ore } from '../format/money.ts'
import type { Round } from './calls.ts'
import { roundCheckHref } from './roundParam.ts'

interface RoundEntriesProps {
  rounds: readonly Round[]
}

/** Rounds of one day, two lines each: game and net, time and stake. A press shows the rest: gain, status, ids and the check. */
export function RoundEntries({ rounds }: RoundEntriesProps) {
  const t = useTranslations()
  const toEntry = (round: Round) => {
    const { transactionId, orderId, game, time, stake, gain, status } = round
    const state = t(`transactions.status_${status}`)
    return {
      id: transactionId,
      title: game || '–',
      value: stake === null || gain === null ? formatKnownKr(null) : formatKrSigned(ore(gain - stake)),
      note: status === 'implemented' ? formatTime(time) : `${formatTime(time)} · ${state}`,
      valueNote: t('transactions.round_stake', { amount: formatKnownKr(stake) }),
      details: (
        <Stack gap={4}>
          <DescriptionList
            items={[
              { term: t('transactions.column_gain'), detail: formatKnownKr(gain) },
              { term: t('transactions.column_status'), detail: state },
              { term: t('transactions.column_order_id'), detail: <CopyableId id={orderId} name="transactions.column_order_id" /> },
              {
                term: t('transactions.column_transaction_id'),
                detail: <CopyableId id={transactionId} name="transactions.column_transaction_id" />,
              },
            ]}
          />
          {round.checkable && (
            <Link
              standalone
              href={roundCheckHref(orderId)}
              aria-label={t('transactions.check_label', { game, time: formatDateTime(time) })}
            >
              {t('transactions.check_link')}
            </Link>
          )}
        </Stack>
      ),
    }
  }
  return <EntryList entries={rounds.map(toEntry)} />
}
