import { useState } from 'react'
import { toLoadable } from '../api/Loadable.ts'
import { useAccountBonusesQuery } from '../bonuses/queries.ts'
import { useDepositLimitsQuery } from '../limits/queries.ts'
import { useAccountSummary, useBetwinSummaryQuery } from '../session/queries.ts'
import { usePaused } from '../session/usePaused.ts'
import { useTransfersQuery } from '../transactions/queries.ts'
import type { ResultPeriod } from './constants.ts'
import { sumsProblem } from './model.ts'
import { OverviewScreen } from './OverviewScreen.tsx'
import { useResultsQuery } from './queries.ts'

const latestPayments = { body: { skip: 0, limit: 3 } }

/** Route component of `/min-konto/oversigt`. */
export function OverviewPage() {
  const summary = useAccountSummary()
  const paused = usePaused()
  const [period, setPeriod] = useState<ResultPeriod>(30)
  const results = toLoadable(useResultsQuery({ body: { days: period } }), ({ days }) => days)
  const bonuses = useAccountBonusesQuery().data?.bonuses ?? []
  const limits = toLoadable(useDepositLimitsQuery())
  const payments = toLoadable(useTransfersQuery(latestPayments), ({ transfers }) => transfers)
  const sums = toLoadable(
    useBetwinSummaryQuery({ body: {} }),
    (value) => value,
    (error) => ({ problem: sumsProblem(error) }),
  )
  return (
    <OverviewScreen
      data={toLoadable(summary)}
      limits={limits}
      sums={sums}
      payments={payments}
      results={{ results, period, onPeriod: setPeriod }}
      bonusExpiresAt={bonuses.find(({ state }) => state === 'active')?.expiresAt ?? null}
      paused={paused}
      onRetry={() => void summary.mutate()}
    />
  )
}
