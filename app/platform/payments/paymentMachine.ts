import type { DepositRow } from './deposits.ts'

export const providerEventTypes = ['authorised', 'captured', 'declined', 'expired'] as const

/** What the provider reports about a payment. `occurredAt`: UTC ms by the provider's clock, however late the report arrives. */
export interface ProviderEvent {
  type: (typeof providerEventTypes)[number]
  occurredAt: number
}

/**
 * `reserve`: the money is reserved, nothing is credited. `credit`: the money is taken. `return`: the money was taken after the payment had
 * ended, and is sent back.
 */
type PaymentStep = 'none' | 'reserve' | 'credit' | 'decline' | 'expire' | 'return'

/**
 * The step that an event of the provider leads to, in any order and however often it arrives: a payment is credited at most once, and
 * never after it was declined, expired or returned. A capture implies the approval whose report is missing.
 */
export function nextPaymentStep({ state, expiresAt }: Pick<DepositRow, 'state' | 'expiresAt'>, event: ProviderEvent): PaymentStep {
  const late = event.occurredAt >= expiresAt
  switch (state) {
    case 'created':
    case 'authorised':
      if (event.type === 'captured') return late ? 'return' : 'credit'
      if (event.type === 'declined') return 'decline'
      if (event.type === 'expired' || late) return 'expire'
      return state === 'created' ? 'reserve' : 'none'
    case 'declined':
    case 'expired':
      return event.type === 'captured' ? 'return' : 'none'
    case 'captured':
    case 'returned':
      return 'none'
  }
}
