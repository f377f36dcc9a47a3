import type { Translate } from '../content/useTranslations.tsx'
import { danishMidnight, formatDate } from '../format/date.ts'
import type { TransactionsPeriod } from './model.ts'

/** `de seneste 30 dage`, `fra 1. november 2026 til 20. november 2026`. */
export const periodText = (t: Translate, period: TransactionsPeriod): string =>
  period.type === 'days' ? t('transactions.in_days', { days: period.days }) : t('transactions.in_dates', datesOf(period.from, period.to))

/** `Vælg datoer fra 23. august 2026 til 20. november 2026.`, for bounds as ISO dates. */
export const boundsText = (t: Translate, { min, max }: { min: string; max: string }): string =>
  t('transactions.dates_outside', datesOf(min, max))

const datesOf = (from: string, to: string) => ({ from: formatDate(danishMidnight(from)), to: formatDate(danishMidnight(to)) })
