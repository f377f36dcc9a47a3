import { createQueryHook } from '../api/createQueryHook.ts'
import type { AccountSummary, Profile, sessionCalls } from '../session/calls.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** The player data that the shell renders; null while loading or after a failure. */
export interface ShellPlayer {
  profile: Pick<Profile, 'firstName' | 'lastLogin' | 'loggedInAt'> | null
  summary: Pick<AccountSummary, 'TotalBalance'> | null
}

/** The player's data, null for a guest. The balance is revalidated on window focus, and by every mutation that moves money. */
export function useShellPlayer(loggedIn: boolean): ShellPlayer | null {
  const profile = useSessionQuery('profile', loggedIn ? {} : null)
  const summary = useSessionQuery('summary', loggedIn ? {} : null, { revalidateOnFocus: true })
  // null: the session has ended, and a dialog says so
  return loggedIn && profile.data !== null ? { profile: profile.data ?? null, summary: summary.data ?? null } : null
}
