import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { callNameOf } from '../api/contract.ts'
import { moneyQueries } from './moneyQueries.ts'

const names: ReadonlySet<string> = new Set(moneyQueries)

/** Revalidates every cache entry that a deposit changes. Resolves when loaded. */
export function useRevalidateMoney(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await mutate((key) => typeof key === 'string' && names.has(callNameOf(key)))
  }, [mutate])
}
