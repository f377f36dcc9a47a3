import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { createUseQuery } from '../session/useCall.ts'
import { type OverviewData, OverviewScreen } from './OverviewScreen.tsx'

const useSession = createUseQuery<typeof sessionCalls>('session')

/** Route component of `/min-konto/oversigt`. */
export function OverviewPage() {
  const { data, error, mutate } = useSession('summary', {})
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
