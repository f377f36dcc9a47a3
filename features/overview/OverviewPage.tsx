import { useState } from 'react'
import useSWR from 'swr'
import { sendCall } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import type { CallError } from '../api/errors.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { useAccountSummary } from '../session/useAccountSummary.ts'
import { usePaused } from '../session/usePaused.ts'
import type { overviewCalls } from './calls.ts'
import type { ResultPeriod } from './constants.ts'
import type { Loadable } from './Loadable.ts'
import { sumsProblem } from './model.ts'
import { type OverviewData, OverviewScreen } from './OverviewScreen.tsx'

const useOverviewQuery = createQueryHook<typeof overviewCalls>('overview')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** Calls of other features; the same SWR keys share their cache entries. The site server has parsed the responses. */
const useLimits = () =>
  useSWR<DepositLimits, CallError>(callKey('limits.get', {}), () => sendCall('limits.get', {}) as Promise<DepositLimits>)
const latest = { body: { skip: 0, limit: 5 } }
const useLatestPayments = () =>
  useSWR<{ transfers: readonly Transfer[] }, CallError>(
    callKey('transactions.transfers', latest),
    () => sendCall('transactions.transfers', latest) as Promise<{ transfers: readonly Transfer[] }>,
  )

interface Bonuses {
  bonuses: readonly { state: 'active' | 'completed' | 'expired' | 'cancelled'; expiresAt: number }[]
}
const useBonuses = () => useSWR<Bonuses, CallError>(callKey('bonuses.list', {}), () => sendCall('bonuses.list', {}) as Promise<Bonuses>)

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
  const results = toLoadable(useOverviewQuery('results', { body: { days: period } }), ({ days }) => days, failed)
  const bonuses = useBonuses().data?.bonuses ?? []
  const limits = toLoadable(useLimits(), (value) => value, failed)
  const payments = toLoadable(useLatestPayments(), ({ transfers }) => transfers, failed)
  const sums = toLoadable(useSessionQuery('betwinSummary', {}), (value) => value, sumsProblem)
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
