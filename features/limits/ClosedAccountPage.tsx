import { usePageContext } from '../content/PageContext.tsx'
import { ClosedAccountScreen } from './ClosedAccountScreen.tsx'
import { useClosingQuery } from './queries.ts'

/** Route component of `/konto-lukket`, for the player who has just closed the account and is logged out. */
export function ClosedAccountPage() {
  const { site } = usePageContext()
  const { data } = useClosingQuery()
  return <ClosedAccountScreen siteName={site.name} closing={data?.closing ?? null} />
}
