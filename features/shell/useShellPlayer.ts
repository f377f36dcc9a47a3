import { useMemo } from 'react'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { AccountSummary, Profile, sessionCalls } from '../session/calls.ts'
import { useAccountSummary } from '../session/useAccountSummary.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** The player data that the shell renders; null while loading or after a failure. */
export interface ShellPlayer {
  profile: Pick<Profile, 'firstName' | 'lastLogin' | 'loggedInAt' | 'pausedUntil' | 'withdrawalOnly'> | null
  summary: Pick<AccountSummary, 'Balance' | 'BonusBalance' | 'TotalBalance' | 'WithdrawableBalance'> | null
  profileLoading: boolean
}

/** The player's data, null for a guest. Every mutation that moves money revalidates the balance. */
export function useShellPlayer(loggedIn: boolean): ShellPlayer | null {
  const profile = useSessionQuery('profile', loggedIn ? {} : null)
  const summary = useAccountSummary(loggedIn)
  // null: the session has ended, and a dialog says so
  const known = loggedIn && profile.data !== null
  return useMemo(
    () => (known ? { profile: profile.data ?? null, summary: summary.data ?? null, profileLoading: profile.isLoading } : null),
    [known, profile.data, profile.isLoading, summary.data],
  )
}
