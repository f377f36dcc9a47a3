import { useState } from 'react'
import type { CallError } from '../api/errors.ts'
import { useAccountBonusesQuery } from '../bonuses/queries.ts'
import { useDepositLimitsQuery } from '../limits/queries.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useAccountSummary, useBetwinSummaryQuery } from '../session/queries.ts'
import { usePaused } from '../session/usePaused.ts'
import { useTransfersQuery } from '../transactions/queries.ts'
import type { ResultPeriod } from './constants.ts'
import type { Loadable } from './Loadable.ts'
import { sumsProblem } from './model.ts'
import { type OverviewData, OverviewScreen } from './OverviewScreen.tsx'
import { useResultsQuery } from './queries.ts'

const latestPayments = { body: { skip: 0, limit: 5 } }

/** `null` is what the end of a session leaves of its data, until the dialog above the page is answered. */
function toLoadable<T, U, E>(
  { data, error }: { data?: T | null | undefined; error?: CallError | undefined },
  toValue: (data: T) => U,
  toProblem: (error: CallError) => E,
): Loadable<U, E> {
  if (data !== undefined && data !== null) return { type: 'ready', value: toValue(data) }
  return error ? { type: 'failed', problem: toProblem(error) } : { type: 'loading' }
}
const failed = () => 'failed' as const

/** Route component of `/min-konto/oversigt`. */
export function OverviewPage() {
  const { data, error, mutate } = useAccountSummary()
  const paused = usePaused()
  const [period, setPeriod] = useState<ResultPeriod>(30)
  const results = toLoadable(useResultsQuery({ body: { days: period } }), ({ days }) => days, failed)
  const bonuses = useAccountBonusesQuery().data?.bonuses ?? []
  const limits = toLoadable(useDepositLimitsQuery(), (value) => value, failed)
  const payments = toLoadable(useTransfersQuery(latestPayments), ({ transfers }) => transfers, failed)
  const sums = toLoadable(useBetwinSummaryQuery(), (value) => value, sumsProblem)
  const overviewData: OverviewData = data
    ? { type: 'ready', summary: data }
    : error
      ? { type: 'failed', message: error.message, reference: error.details.reference ?? null }
      : { type: 'loading' }
  return (
    <AccountLayout current="overview">
      <OverviewScreen
        data={overviewData}
        limits={limits}
        sums={sums}
        payments={payments}
        results={{ results, period, onPeriod: setPeriod }}
        bonusExpiresAt={bonuses.find(({ state }) => state === 'active')?.expiresAt ?? null}
        paused={paused}
        onRetry={() => void mutate()}
      />
    </AccountLayout>
  )
}
