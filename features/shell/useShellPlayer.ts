import { useMemo } from 'react'
import type { AccountSummary, Profile } from '../session/calls.ts'
import { useAccountSummary, useProfileQuery } from '../session/queries.ts'

/** The player data that the shell renders; null while loading or after a failure. */
export interface ShellPlayer {
  profile: Pick<Profile, 'firstName' | 'lastLogin' | 'loggedInAt' | 'pausedUntil' | 'withdrawalOnly'> | null
  summary: Pick<AccountSummary, 'Balance' | 'BonusBalance' | 'TotalBalance' | 'WithdrawableBalance'> | null
  profileLoading: boolean
}

/** The player's data, null for a guest. Every mutation that moves money revalidates the balance. */
export function useShellPlayer(loggedIn: boolean): ShellPlayer | null {
  const profile = useProfileQuery(loggedIn ? {} : null)
  const summary = useAccountSummary(loggedIn)
  // null: the session has ended, and a dialog says so
  const known = loggedIn && profile.data !== null
  return useMemo(
    () => (known ? { profile: profile.data ?? null, summary: summary.data ?? null, profileLoading: profile.isLoading } : null),
    [known, profile.data, profile.isLoading, summary.data],
  )
}
