import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import type { Profile, sessionCalls } from './calls.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** Whether the player holds a pause or may withdraw only; false while the profile is unknown. The platform enforces both in any case. */
export const isPaused = (profile: Pick<Profile, 'pausedUntil' | 'withdrawalOnly'> | null | undefined): boolean =>
  profile?.withdrawalOnly === true || (profile?.pausedUntil ?? null) !== null

/** Whether the player of this page is paused: nothing leads to a deposit then. */
export function usePaused(): boolean {
  const { loggedIn, withdrawalOnly = false } = usePageContext().session
  const { data } = useSessionQuery('profile', loggedIn && !withdrawalOnly ? {} : null)
  return withdrawalOnly || isPaused(data)
}
