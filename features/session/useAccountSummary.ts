import { createQueryHook } from '../api/createQueryHook.ts'
import type { sessionCalls } from './calls.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/**
 * The player's balances, which a deposit in another tab changes too: read again whenever the window gets the focus, without the pauses that
 * SWR makes between two of these reads and after any read: the deposit may have taken less. Every reader uses this hook, because SWR asks
 * only the first reader of a key whether it revalidates on focus. `enabled`: false for a guest.
 */
export const useAccountSummary = (enabled = true) =>
  useSessionQuery('summary', enabled ? {} : null, { revalidateOnFocus: true, focusThrottleInterval: 0, dedupingInterval: 0 })
