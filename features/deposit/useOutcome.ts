import { useCallback, useEffect, useState } from 'react'
import { createClient } from '../session/client.ts'
import { CallError } from '../session/errors.ts'
import type { depositCalls } from './calls.ts'
import { isFinal, type Outcome, outcomeOf, outcomeOfFailure, pollDelay } from './outcome.ts'

const call = createClient<typeof depositCalls>('deposit')
const waiting: Outcome = { name: 'waiting', offline: false }

/**
 * Asks `deposit.log` how a payment stands until the answer is final or patience ends. Without an id the own server takes the one of
 * its cookie. `onFinal` is called once for each final answer. `again` starts over, e.g. from a button.
 */
export function useOutcome(depositLogId: string | null, onFinal: (outcome: Outcome) => void) {
  const [outcome, setOutcome] = useState(waiting)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is not read; changing it starts the questions over
  useEffect(() => {
    const aborter = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (asked: number): Promise<void> => {
      const body = depositLogId ? { depositLogId, trackDepositLogs: true } : { trackDepositLogs: true }
      const answer = await call('log', { body }, aborter.signal).then(outcomeOf, (error: unknown) => {
        if (aborter.signal.aborted) return null
        if (error instanceof CallError) return outcomeOfFailure(error.code)
        throw error
      })
      if (!answer || aborter.signal.aborted) return
      const delay = pollDelay(asked)
      const now: Outcome = !isFinal(answer) && delay === null ? { name: 'given-up' } : answer
      setOutcome(now)
      if (isFinal(now)) return onFinal(now)
      timer = setTimeout(() => void ask(asked + 1), delay ?? 0)
    }
    void ask(0)
    return () => {
      aborter.abort()
      clearTimeout(timer)
    }
  }, [depositLogId, round, onFinal])

  const again = useCallback(() => {
    setOutcome(waiting)
    setRound((count) => count + 1)
  }, [])
  return { outcome, again }
}
