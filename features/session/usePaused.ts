import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callKey } from '../api/contract.ts'
import { usePageContext } from '../content/PageContext.tsx'
import type { Profile } from './calls.ts'
import { useProfileQuery } from './queries.ts'
import { listenFor } from './tabChannel.ts'

/** Whether the player holds a pause or may withdraw only; false while the profile is unknown. The platform enforces both in any case. */
export const isPaused = (profile: Pick<Profile, 'pausedUntil' | 'withdrawalOnly'> | null | undefined): boolean =>
  profile?.withdrawalOnly === true || (profile?.pausedUntil ?? null) !== null

/** Whether the player of this page is paused: nothing leads to a deposit then. */
export function usePaused(): boolean {
  const { loggedIn, withdrawalOnly = false } = usePageContext().session
  const { data } = useProfileQuery(loggedIn && !withdrawalOnly ? {} : null)
  return withdrawalOnly || isPaused(data)
}

/** Reads the profile again when a pause begins in another tab of this browser. Called once, on every page. */
export function useFollowPause(loggedIn: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => (loggedIn ? listenFor('paused', () => void mutate(callKey('session.profile', {}))) : undefined), [loggedIn, mutate])
}
