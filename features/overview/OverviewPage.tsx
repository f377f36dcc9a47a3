import { createQueryHook } from '../api/createQueryHook.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { type OverviewData, OverviewScreen } from './OverviewScreen.tsx'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** Route component of `/min-konto/oversigt`. */
export function OverviewPage() {
  const { data, error, mutate } = useSessionQuery('summary', {})
  const overviewData: OverviewData = data
    ? { type: 'ready', summary: data }
    : error
      ? { type: 'failed', message: error.message, reference: error.details.reference ?? null }
      : { type: 'loading' }
  return (
    <AccountLayout current="overview">
      <OverviewScreen data={overviewData} onRetry={() => void mutate()} />
    </AccountLayout>
  )
}
