import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { ClosedAccountScreen } from './ClosedAccountScreen.tsx'
import type { limitsCalls } from './calls.ts'

const useLimitsQuery = createQueryHook<typeof limitsCalls>('limits')

/** Route component of `/konto-lukket`, for the player who has just closed the account and is logged out. */
export function ClosedAccountPage() {
  const { site } = usePageContext()
  const { data } = useLimitsQuery('closing', {})
  return <ClosedAccountScreen siteName={site.name} closing={data?.closing ?? null} />
}
