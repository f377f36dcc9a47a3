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
 * Asks `deposit.log` how a payment stands until the answer is final or patience ends, and then refreshes balance and limits.
 * Without an id the own server takes the one of its cookie. `refreshed` tells that the balance counts the payment in;
 * `again` starts over, e.g. from a button. Nothing is asked while `enabled` is false.
 */
export function useOutcome(depositLogId: string | null, enabled: boolean) {
  const [outcome, setOutcome] = useState(waiting)
  const [refreshed, setRefreshed] = useState(false)
  const [round, setRound] = useState(0)
  const refreshMoney = useRefreshMoney()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is not read; changing it starts the questions over
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
