import { useCallback, useEffect, useState } from 'react'
import { sendCall } from '../../api/client.ts'
import { settleCall } from '../../api/settleCall.ts'
import { useRun } from '../../api/useRun.ts'
import { useCancelPaymentMutation } from '../queries.ts'
import { useRevalidateMoney } from '../useRevalidateMoney.ts'
import { afterOneSecond, type DepositOutcome, isFinalOutcome, outcomeFromError, outcomeFromResponse, pollDelay } from './outcome.ts'

const initialOutcome: DepositOutcome = { type: 'waiting', offline: false }

/** Asks for the status. `shown`: the status on the page, empty before the first. */
const fetchLog = (depositLogId: string | null, shown: string, signal: AbortSignal) =>
  settleCall(sendCall('deposit.log', { body: { ...(depositLogId && { depositLogId }), status: shown, trackDepositLogs: true } }, signal))

/** Cancels a payment that waits for the player. `error`: localised message of a cancellation without an answer. */
export interface CancelPayment {
  cancel(depositLogId: string): void
  busy: boolean
  error: string | null
}

/**
 * Polls `deposit.log` until the outcome is final or polling times out, then revalidates balance and limits.
 * Without an id the site server uses the one in its cookie. `refreshed`: the balance includes the payment. `again` restarts polling. No request is sent while `enabled` is false.
 */
export function useDepositOutcome(depositLogId: string | null, enabled: boolean) {
  const [outcome, setOutcome] = useState(initialOutcome)
  const [refreshed, setRefreshed] = useState(false)
  const [restarts, setRestarts] = useState(0)
  const revalidateMoney = useRevalidateMoney()
  const run = useRun()
  const cancellation = useCancelPaymentMutation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment starts anew
  useEffect(() => {
    setOutcome(initialOutcome)
    setRefreshed(false)
  }, [depositLogId, enabled])

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
      let shown = ''
      for (let attempts = 0; ; attempts += 1) {
        const result = await fetchLog(depositLogId, shown, signal)
        if (signal.aborted) return
        const latest = result.type === 'success' ? outcomeFromResponse(result.data) : outcomeFromError(result.error.code)
        const delay = pollDelay(attempts, latest.type)
        const current: DepositOutcome = isFinalOutcome(latest) || delay !== null ? latest : { type: 'given-up' }
        setOutcome(current)
        if (result.type === 'success') shown = result.data.state
        if (isFinalOutcome(current)) break
        await wait(delay ?? 0)
      }
      // the receipt is shown now; where this is lost, it is offered again
      if (shown) await fetchLog(depositLogId, shown, signal)
      await revalidateMoney()
      if (!signal.aborted) setRefreshed(true)
    }
    run(
      poll().catch((error: unknown) => {
        if (!signal.aborted) throw error
      }),
    )
    return () => abortController.abort()
  }, [depositLogId, enabled, restarts, revalidateMoney, run])

  const counting = outcome.type === 'approval'
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setOutcome(afterOneSecond), 1000)
    return () => clearInterval(timer)
  }, [counting])

  const restart = () => setRestarts((count) => count + 1)
  const again = useCallback(() => {
    setOutcome(initialOutcome)
    setRestarts((count) => count + 1)
  }, [])
  const cancelPayment: CancelPayment = {
    cancel: (id) => run(cancellation.trigger({ body: { depositLogId: id } }).then((result) => result?.type === 'success' && restart())),
    busy: cancellation.busy,
    error: cancellation.error?.message ?? null,
  }
  return { outcome, refreshed, again, cancelPayment }
}
