import { usePageContext } from '../content/PageContext.tsx'
import { useProfileQuery } from '../session/queries.ts'

/** Kind of visitor of a campaign: a paused player sees no offers, a guest creates an account first. */
export function useCampaignVisitor(): { loggedIn: boolean; pausedUntil: number | null } {
  const { session } = usePageContext()
  const profile = useProfileQuery(session.loggedIn ? {} : null)
  return { loggedIn: session.loggedIn, pausedUntil: profile.data?.pausedUntil ?? null }
}
