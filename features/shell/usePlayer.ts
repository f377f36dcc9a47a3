import type { AccountSummary, Profile, sessionCalls } from '../session/calls.ts'
import { createUseCall } from '../session/useCall.ts'

const useSessionCall = createUseCall<typeof sessionCalls>('session')

/** What the shell shows of the player. A part that is not there yet, or could not be had, is null. */
export interface ShellPlayer {
  readonly profile: Pick<Profile, 'firstName' | 'lastLogin' | 'loggedInAt'> | null
  readonly summary: Pick<AccountSummary, 'TotalBalance'> | null
}

/** The player of this page, null for a guest. The balance is asked again when the window has focus, and whoever moves money revalidates it. */
export function usePlayer(loggedIn: boolean): ShellPlayer | null {
  const profile = useSessionCall('profile', loggedIn ? {} : null)
  const summary = useSessionCall('summary', loggedIn ? {} : null, { revalidateOnFocus: true })
  return loggedIn ? { profile: profile.data ?? null, summary: summary.data ?? null } : null
}
