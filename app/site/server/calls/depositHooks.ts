import { isUncertain } from '@casino/features/api/errors'
import type { PaymentMethod } from '@casino/features/content/openPaymentMethods'
import { CallFailure } from './callFailure.ts'
import type { CallHooks, HookData, HooksByCall } from './callHookTypes.ts'
import type { PaymentNotes } from './paymentNotes.ts'
import type { PaymentPages } from './paymentPages.ts'

/** A code that `piqErrorMessageMap` can have a message for. */
const providerCodePattern = /^[A-Z][A-Z0-9_]{2,60}$/

/** A refusal with a code that the site does not know is certain: the contact-service message (specification, *Error catalogue, Deposit*). */
function toPaymentFailure(failure: CallFailure): CallFailure {
  const { refused, reason } = failure.details
  if (!refused) return failure
  const data = providerCodePattern.test(refused.code) ? { providerCode: refused.code } : undefined
  return new CallFailure('ERR_PAYMENT_FAILED', { ...(reason && { reason }), ...(data && { data }) })
}

/**
 * Hooks of the deposit's calls. A payment is noted before it leaves; its `depositLogId` is kept in a cookie, so that it is found again after
 * a reload. A page of an unknown origin, on which it would be approved, is left out.
 */
export function createDepositHooks({ note, end }: PaymentNotes, { isAllowed }: PaymentPages) {
  const withKnownPage = ({ approval }: HookData<'deposit.log' | 'deposit.cancel'>) =>
    approval && approval.url !== null && !isAllowed(approval.url) ? { approval: { ...approval, url: null } } : undefined
  const startsPayment = (method: PaymentMethod): CallHooks<'deposit.confirmCard' | 'deposit.confirmMobilePay'> => ({
    handleLocally: async ({ body }, context) => {
      await note({ method, amount: body?.amount }, context)
      return null
    },
    onSuccess: ({ depositLogId, redirectOutput }, { jar }) => {
      jar.set('depositLog', depositLogId)
      return redirectOutput && !isAllowed(redirectOutput.url) ? { redirectOutput: null } : undefined
    },
    onFailure: async (answer, context) => {
      const failure = toPaymentFailure(answer)
      if (!isUncertain(failure.code)) await end(context)
      return failure
    },
  })
  return {
    'deposit.confirmCard': startsPayment('card'),
    'deposit.confirmMobilePay': startsPayment('mobilepay'),
    'deposit.log': {
      beforeParse: (input, { jar }) => ({
        ...input,
        body: { ...input.body, depositLogId: input.body?.depositLogId ?? jar.get('depositLog') },
      }),
      onSuccess: withKnownPage,
    },
    'deposit.cancel': { onSuccess: withKnownPage },
  } satisfies HooksByCall
}
