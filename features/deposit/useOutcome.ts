import { useCallback, useEffect, useState } from 'react'
import { createClient } from '../session/client.ts'
import { CallError } from '../session/errors.ts'
import type { depositCalls } from './calls.ts'
import { isFinal, type Outcome, outcomeOf, outcomeOfFailure, pollDelay } from './outcome.ts'
import { useRefreshMoney } from './useRefreshMoney.ts'

const call = createClient<typeof depositCalls>('deposit')
const waiting: Outcome = { name: 'waiting', offline: false }

async function askOnce(depositLogId: string | null, signal: AbortSignal): Promise<Outcome> {
  try {
    const body = depositLogId ? { depositLogId, trackDepositLogs: true } : { trackDepositLogs: true }
    return outcomeOf(await call('log', { body }, signal))
  } catch (error) {
    if (error instanceof CallError) return outcomeOfFailure(error.code)
    throw error
  }
}

/**
 * Polls `deposit.log` until the outcome is final or polling times out, then revalidates balance and limits.
 * Without an id the site server uses the one in its cookie. `refreshed`: the balance includes the payment.
 * `again` restarts polling. No request is sent while `enabled` is false.
 */
export function useOutcome(depositLogId: string | null, enabled: boolean) {
  const [outcome, setOutcome] = useState(waiting)
  const [refreshed, setRefreshed] = useState(false)
  const [round, setRound] = useState(0)
  const refreshMoney = useRefreshMoney()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restarts` is not read; changing it restarts polling
  useEffect(() => {
    if (!enabled) return
    const aborter = new AbortController()
    const { signal } = aborter
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        signal.addEventListener('abort', () => clearTimeout(timer))
      })
    const run = async () => {
      setOutcome(waiting)
      setRefreshed(false)
      for (let asked = 0; ; asked += 1) {
        const answer = await askOnce(depositLogId, signal)
        if (signal.aborted) return
        const delay = pollDelay(asked)
        const now: Outcome = isFinal(answer) || delay !== null ? answer : { name: 'given-up' }
        setOutcome(now)
        if (isFinal(now)) break
        await wait(delay ?? 0)
      }
      await refreshMoney()
      if (!signal.aborted) setRefreshed(true)
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return () => aborter.abort()
  }, [depositLogId, enabled, round, refreshMoney])

  const again = useCallback(() => setRound((count) => count + 1), [])
  return { outcome, refreshed, again }
}
