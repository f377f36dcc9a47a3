import { SelectField, Skeleton } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import type { DateRangePickerProps } from '@casino/design-system/lazy/DateRangePicker'
import { useTranslations } from '../content/useTranslations.tsx'
import { dateBounds, defaultPeriod, type TransactionsPeriod, transactionPeriods } from './model.ts'
import { boundsText } from './periodText.ts'

const dateRangePicker = lazyComponent<DateRangePickerProps>(
  async () => (await import('@casino/design-system/lazy/DateRangePicker')).DateRangePicker,
)

/** Value of the choice of dates. */
const ownDates = 'dates'

interface PeriodFieldsProps {
  period: TransactionsPeriod
  /** UTC ms. */
  now: number
  onPeriod(period: TransactionsPeriod): void
}

/** The period of the lists: the latest days, or dates of the player's own, whose field is loaded when they are wanted. */
export function PeriodFields({ period, now, onPeriod }: PeriodFieldsProps) {
  const t = useTranslations()
  const { min, max } = dateBounds(now)
  const DateRangePicker = useLazyComponent(dateRangePicker, period.type === 'dates', () => onPeriod(defaultPeriod))
  const choose = (value: string) => {
    const days = transactionPeriods.find((each) => String(each) === value)
    if (value === ownDates) onPeriod({ type: 'dates', from: `${max.slice(0, 8)}01` < min ? min : `${max.slice(0, 8)}01`, to: max })
    else onPeriod(days === undefined ? defaultPeriod : { type: 'days', days })
  }
  return (
    <>
      <SelectField
        theme="filter"
        name="days"
        label={t('transactions.period')}
        options={[
          ...transactionPeriods.map((days) => ({ value: String(days), label: t('transactions.period_days', { days }) })),
          { value: ownDates, label: t('transactions.period_dates') },
        ]}
        value={period.type === 'days' ? String(period.days) : ownDates}
        onChange={(event) => choose(event.target.value)}
      />
      {period.type === 'dates' &&
        (DateRangePicker ? (
          <DateRangePicker
            theme="filter"
            label={t('transactions.dates')}
            value={period}
            onValueChange={({ from, to }) => onPeriod({ type: 'dates', from, to })}
            min={min}
            max={max}
            texts={{
              from: t('transactions.dates_from'),
              to: t('transactions.dates_to'),
              outsideBounds: boundsText(t, { min, max }),
              reversed: t('transactions.dates_reversed'),
              calendar: t('transactions.calendar'),
              previousMonth: t('transactions.month_previous'),
              nextMonth: t('transactions.month_next'),
            }}
          />
        ) : (
          <Skeleton shape="block" height={80} />
        ))}
    </>
  )
}
