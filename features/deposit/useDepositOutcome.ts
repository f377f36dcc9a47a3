import { useCallback, useEffect, useState } from 'react'
import { createClient } from '../api/client.ts'
import { settleCall } from '../api/settleCall.ts'
import { useThrowToBoundary } from '../api/useThrowToBoundary.ts'
import type { depositCalls } from './calls.ts'
import { type DepositOutcome, isFinalOutcome, outcomeFromError, outcomeFromResponse, pollDelay } from './outcome.ts'
import { useRevalidateMoney } from './useRevalidateMoney.ts'

const call = createClient<typeof depositCalls>('deposit')
const initialOutcome: DepositOutcome = { type: 'waiting', offline: false }

async function fetchOutcome(depositLogId: string | null, signal: AbortSignal): Promise<DepositOutcome> {
  const body = depositLogId ? { depositLogId, trackDepositLogs: true } : { trackDepositLogs: true }
  const result = await settleCall(call('log', { body }, signal))
  return result.type === 'success' ? outcomeFromResponse(result.data) : outcomeFromError(result.error.code)
}

/**
 * Polls `deposit.log` until the outcome is final or polling times out, then revalidates balance and limits.
 * Without an id the site server uses the one in its cookie. `refreshed`: the balance includes the payment.
 * `again` restarts polling. No request is sent while `enabled` is false.
 */
export function useDepositOutcome(depositLogId: string | null, enabled: boolean) {
  const [outcome, setOutcome] = useState(initialOutcome)
  const [refreshed, setRefreshed] = useState(false)
  const [restarts, setRestarts] = useState(0)
  const revalidateMoney = useRevalidateMoney()
  const throwToBoundary = useThrowToBoundary()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restarts` is not read; changing it restarts polling
  useEffect(() => {
    if (!enabled) return
    const abortController = new AbortController()
    const { signal } = abortController
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        signal.addEventListener('abort', () => clearTimeout(timer))
      })
    const poll = async () => {
      setOutcome(initialOutcome)
      setRefreshed(false)
      for (let attempts = 0; ; attempts += 1) {
        const latest = await fetchOutcome(depositLogId, signal)
        if (signal.aborted) return
        const delay = pollDelay(attempts)
        const current: DepositOutcome = isFinalOutcome(latest) || delay !== null ? latest : { type: 'given-up' }
        setOutcome(current)
        if (isFinalOutcome(current)) break
        await wait(delay ?? 0)
      }
      await revalidateMoney()
      if (!signal.aborted) setRefreshed(true)
    }
    poll().catch((error: unknown) => {
      if (!signal.aborted) throwToBoundary(error)
    })
    return () => abortController.abort()
  }, [depositLogId, enabled, restarts, revalidateMoney, throwToBoundary])

  const again = useCallback(() => setRestarts((count) => count + 1), [])
  return { outcome, refreshed, again }
}
