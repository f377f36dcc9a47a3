import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

const moneyKeyPrefixes = ['session.summary', 'session.profile', 'limits.get', 'deposit.cards', 'transactions.']

/** Revalidates every cache entry that a deposit changes: balance, limits, player type, stored cards, history. Resolves when loaded. */
export function useRevalidateMoney(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await mutate((key) => typeof key === 'string' && moneyKeyPrefixes.some((call) => key.startsWith(call)))
  }, [mutate])
}
