import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { createUseCall } from '../session/useCall.ts'
import { type OverviewData, OverviewScreen } from './OverviewScreen.tsx'

const useSession = createUseCall<typeof sessionCalls>('session')

/** Route component of `/min-konto/oversigt`. */
export function OverviewPage() {
  const { data, error, mutate } = useSession('summary', {})
  const shown: OverviewData = data
    ? { name: 'ready', summary: data }
    : error
      ? { name: 'failed', message: error.message, reference: error.details.reference ?? null }
      : { name: 'loading' }
  return (
    <AccountLayout current="overview">
      <OverviewScreen data={shown} onRetry={() => void mutate()} />
    </AccountLayout>
  )
}
