import type { AccountSummary, Profile, sessionCalls } from '../session/calls.ts'
import { createUseCall } from '../session/useCall.ts'

const useSessionCall = createUseCall<typeof sessionCalls>('session')

/** The player data that the shell renders; null while loading or after a failure. */
export interface ShellPlayer {
  readonly profile: Pick<Profile, 'firstName' | 'lastLogin' | 'loggedInAt'> | null
  readonly summary: Pick<AccountSummary, 'TotalBalance'> | null
}

/** The player's data, null for a guest. The balance is revalidated on window focus, and by every mutation that moves money. */
export function usePlayer(loggedIn: boolean): ShellPlayer | null {
  const profile = useSessionCall('profile', loggedIn ? {} : null)
  const summary = useSessionCall('summary', loggedIn ? {} : null, { revalidateOnFocus: true })
  return loggedIn ? { profile: profile.data ?? null, summary: summary.data ?? null } : null
}
