import { isUncertain } from '@casino/features/api/errors'
import type { PaymentMethod } from '@casino/features/content/openPaymentMethods'
import { type Ore, ore } from '@casino/features/format/money'
import type { CallContext } from './callContext.ts'
import { CallFailure } from './callFailure.ts'
import type { CallHooks, HookData, HooksByCall } from './callHookTypes.ts'
import type { ExecuteCall } from './executeCall.ts'
import type { PaymentNotes } from './paymentNotes.ts'
import type { PaymentPages } from './paymentPages.ts'

/** A code that `piqErrorMessageMap` can have a message for. */
const providerCodePattern = /^[A-Z][A-Z0-9_]{2,60}$/

/** States of a payment by those of its transfer (specification, *Transaction statuses*). */
const stateOfTransfer = { implemented: 'approved', initiated: 'pending', reversed: 'declined' } as const

/** State and amount of a payment by the player's latest transfers; pending while it is not among them. */
export type FindDeposit = (
  depositLogId: string,
  context: CallContext,
) => Promise<{ state: (typeof stateOfTransfer)[keyof typeof stateOfTransfer]; amount?: Ore }>

/** Creates the search of a payment in the transfers, for a back end whose log of it states none. */
export const createDepositSearch =
  ({ execute }: { execute: ExecuteCall }): FindDeposit =>
  async (depositLogId, context) => {
    const { data } = await execute('deposit.transfers', { body: { skip: 0, limit: 100 } }, context)
    const transfer = data.transfers.find(({ type, id, externalId }) => type === 'deposit' && [id, externalId].includes(depositLogId))
    return transfer ? { state: stateOfTransfer[transfer.state], amount: transfer.amount.value } : { state: 'pending' }
  }

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
export function createDepositHooks({ note, end }: PaymentNotes, { isAllowed }: PaymentPages, findDeposit: FindDeposit) {
  const withKnownPage = ({ approval }: Pick<HookData<'deposit.cancel'>, 'approval'>) =>
    approval && approval.url !== null && !isAllowed(approval.url) ? { approval: { ...approval, url: null } } : undefined
  const startsPayment = (method: PaymentMethod): CallHooks<'deposit.confirmCard' | 'deposit.confirmMobilePay'> => ({
    handleLocally: async ({ body }, context) => {
      await note({ method, amount: body?.amount }, context)
      return null
    },
    onSuccess: async (answer, context) => {
      if (answer.statusCode === 'error_no_data') {
        await end(context)
        return undefined
      }
      const { depositLogId, redirectOutput } = answer
      context.jar.set('depositLog', depositLogId)
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
      onSuccess: async (log, context, { body }) => {
        const known = { depositLogId: body?.depositLogId ?? '', amount: ore(0), code: null, bonus: null, approval: null, ...log }
        const complete = log.state ? known : { ...known, ...(await findDeposit(known.depositLogId, context)) }
        return { ...complete, ...withKnownPage(complete) }
      },
    },
    'deposit.cancel': { onSuccess: withKnownPage },
  } satisfies HooksByCall
}
