import { Card, DataTable, DescriptionList, Disclosure, FilterChips, ResultChart, Skeleton, Stack, Text } from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDay } from '../format/date.ts'
import { formatKr, formatKrSigned, ore } from '../format/money.ts'
import type { DayResult } from './calls.ts'
import { type ResultPeriod, resultPeriods } from './constants.ts'
import { sumResults } from './model.ts'

export interface ResultsCardProps {
  results: Loadable<readonly DayResult[], unknown>
  period: ResultPeriod
  onPeriod(period: ResultPeriod): void
}

/** What the player has won and lost per day: sums in words, a chart, and the same values as a table. A loss looks like a win. */
export function ResultsCard({ results, period, onPeriod }: ResultsCardProps) {
  const t = useTranslations()
  return (
    <Card title={t('overview.results')} headingLevel={2}>
      <Stack gap={5}>
        <FilterChips
          label={t('overview.results_period')}
          name="result-period"
          options={resultPeriods.map((days) => ({ value: String(days), label: t('overview.results_days', { days }) }))}
          value={[String(period)]}
          onValueChange={([value]) => {
            const chosen = resultPeriods.find((days) => String(days) === value)
            if (chosen) onPeriod(chosen)
          }}
        />
        {results.type === 'loading' && <Skeleton shape="block" height={220} />}
        {results.type === 'failed' && <Text tone="muted">{t('overview.results_failed')}</Text>}
        {results.type === 'ready' && <Results days={results.value} />}
      </Stack>
    </Card>
  )
}

interface ResultsProps {
  /** The oldest first, today last. */
  days: readonly DayResult[]
}

function Results({ days }: ResultsProps) {
  const t = useTranslations()
  const { staked, won, net } = sumResults(days)
  const [first, played] = [days[0], days.filter((day) => day.staked > 0 || day.won > 0)]
  if (played.length === 0 || !first) return <Text tone="muted">{t('overview.results_none', { days: days.length })}</Text>
  const columns = [
    { id: 'date', header: t('overview.results_day'), primary: true },
    { id: 'staked', header: t('overview.staked'), align: 'end' as const },
    { id: 'won', header: t('overview.won'), align: 'end' as const },
    { id: 'net', header: t('overview.net'), align: 'end' as const },
  ]
  const toRow = (day: DayResult) => ({
    id: day.date,
    cells: {
      date: formatDay(day.date),
      staked: formatKr(day.staked),
      won: formatKr(day.won),
      net: formatKrSigned(ore(day.won - day.staked)),
    },
  })
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('overview.staked'), detail: formatKr(staked) },
          { term: t('overview.won'), detail: formatKr(won) },
          { term: t('overview.net'), detail: formatKrSigned(net) },
        ]}
      />
      <ResultChart
        label={t('overview.results_chart', { days: days.length, net: formatKrSigned(net) })}
        items={days.map((day) => ({ id: day.date, value: day.won - day.staked }))}
        from={formatDay(first.date)}
        to={t('keywords.today')}
      />
      <Disclosure label={t('overview.results_table')}>
        <DataTable
          caption={t('overview.results_caption')}
          columns={columns}
          rows={played.toReversed().map(toRow)}
          empty={t('overview.results_none', { days: days.length })}
        />
      </Disclosure>
    </Stack>
  )
}
