import type { Translate } from '../content/useTranslations.tsx'
import { danishMidnight, formatDate } from '../format/date.ts'
import type { TransactionsPeriod } from './model.ts'

/** `de seneste 30 dage`, `fra 1. november 2026 til 20. november 2026`. */
export const periodText = (t: Translate, period: TransactionsPeriod): string =>
  period.type === 'days'
    ? t('transactions.in_days', { days: period.days })
    : t('transactions.in_dates', { from: formatDate(danishMidnight(period.from)), to: formatDate(danishMidnight(period.to)) })
