import type { Translate } from '../content/useTranslations.tsx'
import { danishMidnight, formatShortDate } from '../format/date.ts'
import type { TransactionsPeriod, TransactionsQuery } from './model.ts'

const periodOf = (t: Translate, period: TransactionsPeriod): string =>
  period.type === 'days'
    ? t('transactions.period_days', { days: period.days })
    : t('transactions.period_between', {
        from: formatShortDate(danishMidnight(period.from)),
        to: formatShortDate(danishMidnight(period.to)),
      })

/** What a list shows, in a few words: `Seneste 30 dage · Alle betalinger`, `1. nov. 2026 – 20. nov. 2026 · Bonusser · I gang`. */
export const filterText = (t: Translate, { view, period, kind, status }: TransactionsQuery): string =>
  [
    periodOf(t, period),
    view === 'rounds' ? (status === 'all' ? t('transactions.all_rounds') : null) : t(`transactions.kind_${kind}`),
    status === 'all' ? null : t(`transactions.status_${status}`),
  ]
    .filter((part) => part !== null)
    .join(' · ')
