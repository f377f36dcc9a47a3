import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import type { sessionCalls } from '../session/calls.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** Kind of visitor of a campaign: a paused player sees no offers, a guest creates an account first. */
export function useCampaignVisitor(): { loggedIn: boolean; pausedUntil: number | null } {
  const { session } = usePageContext()
  const profile = useSessionQuery('profile', session.loggedIn ? {} : null)
  return { loggedIn: session.loggedIn, pausedUntil: profile.data?.pausedUntil ?? null }
}
