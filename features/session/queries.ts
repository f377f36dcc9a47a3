import { createQueryHook } from '../api/createQueryHook.ts'

export const useProfileQuery = createQueryHook('session.profile')
export const useBetwinSummaryQuery = createQueryHook('session.betwinSummary')
export const useCookieQuery = createQueryHook('session.getCookie')
export const usePropertyQuery = createQueryHook('session.getProperty')

const useSummaryQuery = createQueryHook('session.summary')

/**
 * The player's balances, which a deposit in another tab changes too: read again whenever the window gets the focus, without the pauses that
 * SWR makes between two of these reads and after any read: the deposit may have taken less. Every reader uses this hook, because SWR asks
 * only the first reader of a key whether it revalidates on focus. `enabled`: false for a guest.
 */
export const useAccountSummary = (enabled = true) =>
  useSummaryQuery(enabled ? {} : null, { revalidateOnFocus: true, focusThrottleInterval: 0, dedupingInterval: 0 })
