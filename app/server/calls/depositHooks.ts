import type { CallName } from '../../callTables.ts'
import { CallFailure } from './callFailure.ts'
import type { CallHooks } from './callHookTypes.ts'

/** A code that `piqErrorMessageMap` can have a message for. */
const providerCodePattern = /^[A-Z][A-Z0-9_]{2,60}$/

/** A refusal with a code that the site does not know is certain: the contact-service message (specification, *Error catalogue, Deposit*). */
function toPaymentFailure(failure: CallFailure): CallFailure {
  const { refused, reason } = failure.details
  if (!refused) return failure
  const data = providerCodePattern.test(refused.code) ? { providerCode: refused.code } : undefined
  return new CallFailure('ERR_PAYMENT_FAILED', { ...(reason && { reason }), ...(data && { data }) })
}

/** A call that starts a payment: its `depositLogId` is kept in a cookie, so that the payment is found again after a reload. */
const startsPayment: CallHooks = {
  onSuccess: ({ depositLogId }, { jar }) => {
    jar.set('depositLog', depositLogId)
    return undefined
  },
  onFailure: toPaymentFailure,
}

/** Hooks of the deposit's calls. */
export const depositHooks = {
  'deposit.confirmCard': startsPayment,
  'deposit.log': {
    beforeParse: (input, { jar }) => ({
      ...input,
      body: { ...input.body, depositLogId: input.body?.depositLogId ?? jar.get('depositLog') },
    }),
  },
} satisfies Partial<Record<CallName, CallHooks>>
