import { useEffect, useRef } from 'react'
import { createQueryHook } from '../api/createQueryHook.ts'
import { useThrowToBoundary } from '../api/useThrowToBoundary.ts'
import type { depositCalls } from './calls.ts'
import type { DepositState } from './model.ts'
import type { PendingPayment } from './paymentSchemas.ts'
import { useRevalidateMoney } from './useRevalidateMoney.ts'

const useDepositQuery = createQueryHook<typeof depositCalls>('deposit')

const pollMs = 4000

/**
 * The player's earlier payment that is not over, of any device; asked for again until it is, and its receipt has been seen, which may happen
 * in another tab. `interrupted`: this browser remembers a payment that a reload interrupted, which the page may have been rendered before.
 * `known`: the back end has answered since, so that what this browser remembers no longer counts.
 */
export function usePendingPayment(state: DepositState, interrupted: boolean): { known: boolean; payment: PendingPayment | null } {
  const { data, error, isValidating, mutate } = useDepositQuery('pending', {})
  // a number: SWR calls a function with the response in its cache, which the one that the page was rendered with is not
  useDepositQuery('pending', {}, { refreshInterval: data?.payment ? pollMs : 0 })
  const throwToBoundary = useThrowToBoundary()

  const isInDoubt = interrupted || (state.type === 'payment' && state.failure?.code === 'ERR_PAYMENT_IN_DOUBT')
  useEffect(() => {
    if (isInDoubt) mutate().catch(throwToBoundary)
  }, [isInDoubt, mutate, throwToBoundary])

  const editing = state.type === 'amount' || state.type === 'payment'
  const paid = useRef(false)
  useEffect(() => {
    // back at the form after a payment, which may still wait for the player
    if (editing && paid.current) mutate().catch(throwToBoundary)
    paid.current = !editing
  }, [editing, mutate, throwToBoundary])

  const revalidateMoney = useRevalidateMoney()
  const open = data?.payment != null && data.payment.type !== 'unseen'
  const wasOpen = useRef(false)
  useEffect(() => {
    // it ended elsewhere: balance, limits and history have changed with it
    if (editing && wasOpen.current && !open) revalidateMoney().catch(throwToBoundary)
    wasOpen.current = open
  }, [editing, open, revalidateMoney, throwToBoundary])

  return { known: data !== undefined && !(interrupted && (isValidating || error)), payment: data?.payment ?? null }
}
