import { useEffect, useRef } from 'react'
import { useRun } from '../../api/useRun.ts'
import type { DepositState } from '../model.ts'
import type { PendingPayment } from '../paymentSchemas.ts'
import { usePendingPaymentQuery } from '../queries.ts'
import { useRevalidateMoney } from '../useRevalidateMoney.ts'

const pollMs = 4000

/**
 * The player's earlier payment, from any device, that is not over or whose receipt has not been seen; polled until then, because either may
 * happen in another tab. `interrupted`: this browser's history says that a reload interrupted a payment. The server may have rendered the
 * page before that payment, so it is asked again; `known` is false until it has answered.
 */
export function usePendingPayment(state: DepositState, interrupted: boolean): { known: boolean; payment: PendingPayment | null } {
  const { data, error, isValidating, mutate } = usePendingPaymentQuery()
  // `refreshInterval` as a function would get only responses in SWR's cache, and the one from the page's payload is a fallback
  usePendingPaymentQuery({}, { refreshInterval: data?.payment ? pollMs : 0 })
  const run = useRun()

  const isInDoubt = interrupted || (state.type === 'payment' && state.failure?.code === 'ERR_PAYMENT_IN_DOUBT')
  useEffect(() => {
    if (isInDoubt) run(mutate())
  }, [isInDoubt, mutate, run])

  const editing = state.type === 'amount' || state.type === 'payment'
  const paid = useRef(false)
  useEffect(() => {
    // the player is back at the form, and the payment may still wait for approval
    if (editing && paid.current) run(mutate())
    paid.current = !editing
  }, [editing, mutate, run])

  const revalidateMoney = useRevalidateMoney()
  const open = data?.payment != null && data.payment.type !== 'unseen'
  const wasOpen = useRef(false)
  useEffect(() => {
    // it ended elsewhere: balance, limits and history have changed with it
    if (editing && wasOpen.current && !open) run(revalidateMoney())
    wasOpen.current = open
  }, [editing, open, revalidateMoney, run])

  return { known: data !== undefined && !(interrupted && (isValidating || error)), payment: data?.payment ?? null }
}
